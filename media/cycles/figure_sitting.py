"""The seated pose, see figure_posture."""
from figure_reach import DESK, FOLD, FOLD_UNDER, LAP, two_arms

# Seat height above the floor for seated poses, whose z = 0 is the seat.
SEAT = 0.43


def sit(rnd):
    """Hips on z = 0; knees forward, feet on the floor below."""
    lean = rnd.choice((-9, -7, -5, 4, 10))
    gap = rnd.uniform(0.09, 0.15)
    arms = rnd.choice(
        (
            two_arms(LAP, LAP),
            two_arms(LAP, LAP),
            two_arms(DESK, DESK),
            two_arms(FOLD, FOLD_UNDER),
            two_arms(LAP, DESK),
        )
    )
    if lean > 0:
        arms = rnd.choice((two_arms(LAP, LAP), two_arms(DESK, DESK)))
    tuck = rnd.uniform(-0.04, 0.05)
    return dict(
        seated=True,
        pelvis=(0, -0.03, 0),
        roll=0,
        yaw=rnd.uniform(-4, 4),
        lean=lean,
        bend=rnd.uniform(-3, 3),
        twist=rnd.uniform(-6, 6),
        head=(rnd.uniform(-20, 20), -lean * 0.6 + rnd.uniform(-3, 6), rnd.uniform(-5, 5)),
        feet={
            1: (gap, 0.40 + tuck, 0, rnd.uniform(2, 14), 0),
            -1: (gap, 0.40 + tuck * rnd.uniform(-1, 1), 0, rnd.uniform(2, 14), 0),
        },
        arms=arms,
    )
