"""Members of the parameter struct, clear of the macros of C's standard headers.

A program may include any header before the emitted one. A member whose name a macro would replace, such as `I` of
<complex.h>, has a trailing underscore in C; everywhere else the parameter keeps its name. Macros with arguments are
harmless: no member is followed by a parenthesis.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

__all__ = ["is_macro", "member_names"]

MACROS = frozenset(
    re.findall(
        r"\w+",
        """I complex imaginary errno noreturn stdin stdout stderr signgam math_errhandling linux unix i386
    NULL EOF WEOF BUFSIZ NAN INFINITY HUGE MAXFLOAT DOMAIN SING OVERFLOW UNDERFLOW PLOSS TLOSS X_TLOSS
    DECIMAL_DIG FILENAME_MAX FOPEN_MAX TMP_MAX RAND_MAX L_tmpnam L_ctermid L_cuserid L_SET L_INCR L_XTND P_tmpdir
    MB_CUR_MAX MB_LEN_MAX BIG_ENDIAN LITTLE_ENDIAN PDP_ENDIAN BYTE_ORDER FD_SETSIZE NFDBITS NGREG NSIG NZERO
    MAX_CANON MAX_INPUT PIPE_BUF MINSIGSTKSZ CSIGNAL CPU_SETSIZE WORD_BIT F_OK R_OK W_OK X_OK F_LOCK F_TEST F_TLOCK
    F_ULOCK WCONTINUED WEXITED WNOHANG WNOWAIT WSTOPPED WUNTRACED STDIN_FILENO STDOUT_FILENO STDERR_FILENO
    sa_handler sa_sigaction sched_priority""",
    )
)
"""Those that belong to no family."""

FAMILIES = re.compile(
    r"EIO|E[A-Z0-9]{3,}"  # <errno.h>
    r"|(FE|FP|FPE|LC|SIG|SIGEV|SA|SI|SS|ATOMIC|TIME|CLOCK|CLOCKS|TIMER|ITIMER|TSS|ONCE|MATH|HUGE|SEEK|EXIT)_[A-Z0-9_]*[A-Z0-9]"
    r"|(ADJ|BUS|CLD|CLONE|CLOSE|ILL|MOD|POLL|PTHREAD|REG|RENAME|SCHED|SEGV|SEM|STA|TRAP)_[A-Z0-9_]*[A-Z0-9]"
    r"|SIG[A-Z0-9]+|SNAN[A-Z0-9]*|(si|sigev)_[a-z_]*[a-z]"
    r"|(PRI|SCN)[a-zX][A-Z0-9]+"  # <inttypes.h>
    r"|(FLT|DBL|LDBL|DEC|DEC32|DEC64|DEC128)_[A-Z0-9_]+"  # <float.h>
    r"|U?(CHAR|SCHAR|SHRT|INT|LONG|LLONG|LONG_LONG|BOOL|WCHAR|WINT|SIZE|SSIZE|PTRDIFF|SIG_ATOMIC)_(BIT|MAX|MIN|WIDTH)"
    r"|U?INT((_FAST|_LEAST)?(8|16|32|64)|MAX|PTR)_(MAX|MIN|WIDTH)"  # <stdint.h>
    r"|(AIO|BC|CHARCLASS|COLL|DELAYTIMER|EXPR|HOST|IOV|LINE|LOGIN|MQ|NAME|NGROUPS|NL|PATH|RE|RTSIG|TTY|XATTR)_[A-Z_]*MAX"
    r"|M_(E|LOG2E|LOG10E|LN2|LN10|PI|PI_2|PI_4|1_PI|2_PI|2_SQRTPI|SQRT2|SQRT1_2)(l|f|f[0-9]+x?)?"  # <math.h>
)
"""Reserved for headers by the standards of C and POSIX, or defined by compilers' headers beside them."""


def is_macro(name: str) -> bool:
    """True for a macro without arguments that a standard header may define.

    Example:
        >>> is_macro("I"), is_macro("EDOM"), is_macro("I1"), is_macro("EI")
        (True, True, False, False)
    """
    return name in MACROS or FAMILIES.fullmatch(name) is not None


def member_names(parameters: Iterable[str]) -> dict[str, str]:
    """Parameter -> member of the struct in C.

    Example:
        >>> member_names(["m", "I", "I_"])
        {'m': 'm', 'I': 'I__', 'I_': 'I_'}
    """
    names = list(parameters)
    taken = set(names)
    found = {}
    for name in names:
        member = f"{name}_" if is_macro(name) else name
        while member != name and member in taken:
            member += "_"
        taken.add(member)
        found[name] = member
    return found
