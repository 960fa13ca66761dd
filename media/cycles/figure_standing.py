"""Standing poses: each takes a random source and returns a body, see figure_posture."""
from figure_reach import (
    BEHIND,
    CARRY,
    CLAP,
    CLASP,
    EAR,
    EXPLAIN,
    FILM,
    FIST,
    FOLD,
    FOLD_UNDER,
    GESTURE,
    HANG,
    HIP,
    LIFT,
    POCKET,
    POINT,
    RAISED,
    SCREEN,
    TOUCH,
    two_arms,
)


def stand(rnd):
    body = contrapposto(rnd)
    body['arms'] = idle_arms(rnd)
    return body


def face(rnd):
    """Looks at the viewer: reception desks, exhibition hosts."""
    body = contrapposto(rnd, 0.09)
    body['head'] = (rnd.uniform(-8, 8), rnd.uniform(0, 5), rnd.uniform(-3, 3))
    body['arms'] = rnd.choice((two_arms(CLASP, CLASP), two_arms(HANG, HANG), two_arms(EXPLAIN, HANG)))
    return body


def talk(rnd):
    body = contrapposto(rnd)
    side = rnd.choice((1, -1))
    other = rnd.choice((HANG, POCKET, EXPLAIN, CLASP, HIP))
    body['arms'] = {side: dict(rnd.choice((EXPLAIN, GESTURE))), -side: dict(other)}
    if other is CLASP:
        body['arms'][-side] = dict(HANG)
    return body


def phone(rnd):
    body = contrapposto(rnd)
    side = rnd.choice((1, -1))
    if rnd.random() < 0.22:
        body['arms'] = {side: dict(EAR, holds='phone'), -side: dict(rnd.choice((HANG, POCKET, HIP)))}
        body['head'] = (rnd.uniform(-10, 10), 5, side * 9)
        return body
    body['arms'] = {side: dict(SCREEN, holds='phone'), -side: dict(rnd.choice((HANG, POCKET, SCREEN)))}
    body['lean'] = rnd.uniform(3, 6)
    body['head'] = (-side * 4, rnd.uniform(20, 28), rnd.uniform(-3, 3))
    return body


def point(rnd, side=-1):
    body = contrapposto(rnd)
    body['twist'] = side * 8
    body['head'] = (side * rnd.uniform(6, 22), -5, 0)
    body['arms'] = {side: dict(POINT), -side: dict(rnd.choice((HANG, POCKET, CARRY)))}
    return body


def lift(rnd):
    """Carries one end of something wide at the height of the hips."""
    body = contrapposto(rnd, 0.14)
    body['lean'] = 7
    body['twist'] = 0
    body['head'] = (rnd.uniform(-6, 6), 10, 0)
    body['arms'] = {1: dict(LIFT), -1: dict(LIFT)}
    return body


def touch(rnd):
    body = contrapposto(rnd, 0.10)
    body['lean'] = 4
    body['twist'] = 10
    body['head'] = (-6, rnd.uniform(-6, 4), 0)
    body['arms'] = {-1: dict(TOUCH), 1: dict(rnd.choice((HANG, HANG, POCKET, CARRY)))}
    return body


def cheer(rnd):
    body = contrapposto(rnd, 0.13)
    body['lean'] = rnd.uniform(-4, 2)
    body['head'] = (rnd.uniform(-12, 12), rnd.uniform(-12, -3), rnd.uniform(-5, 5))
    side = rnd.choice((1, -1))
    near, far = rnd.choice(
        ((RAISED, RAISED), (RAISED, RAISED), (FIST, HANG), (FIST, FIST), (CLAP, CLAP), (FILM, FILM), (FILM, HANG))
    )
    body['arms'] = {side: dict(near), -side: dict(far)}
    if near is FILM:
        body['arms'][side]['holds'] = 'phone'
    return body


def contrapposto(rnd, spread=0.11):
    """Weight on one leg: that hip rises, the other knee softens, shoulders answer."""
    side = rnd.choice((1, -1))
    ease = rnd.uniform(0.6, 1.0)
    free_out = spread + rnd.uniform(0.02, 0.07)
    return dict(
        pelvis=(side * 0.042 * ease, 0.0, -0.008),
        roll=-side * 4.5 * ease,
        yaw=side * rnd.uniform(-4, 8),
        lean=rnd.uniform(-1, 3),
        bend=side * 2.5 * ease,
        twist=rnd.uniform(-6, 6),
        head=(rnd.uniform(-16, 16), rnd.uniform(-2, 6), rnd.uniform(-4, 4)),
        feet={
            side: (spread * 0.72, -0.01, 0, rnd.uniform(4, 12), 0),
            -side: (free_out, rnd.uniform(0.03, 0.10), 0, rnd.uniform(14, 30), 0),
        },
    )


def idle_arms(rnd):
    kind = rnd.choices(
        ('hang', 'pocket', 'pockets', 'clasp', 'behind', 'fold', 'hip', 'carry'),
        (30, 14, 7, 9, 9, 13, 8, 10),
    )[0]
    side = rnd.choice((1, -1))
    pairs = {
        'hang': (HANG, HANG),
        'pocket': (POCKET, HANG),
        'pockets': (POCKET, POCKET),
        'clasp': (CLASP, CLASP),
        'behind': (BEHIND, BEHIND),
        'fold': (FOLD, FOLD_UNDER),
        'hip': (HIP, HANG),
        'carry': (CARRY, HANG),
    }
    near, far = pairs[kind]
    arms = {side: dict(near), -side: dict(far)}
    if kind == 'carry':
        arms[side]['holds'] = 'tablet'
    return arms
