"""The walking pose, with or without a trolley; see figure_posture."""
from figure_reach import PULL, SCREEN


def walk(rnd, bag=False):
    """One moment of the stride: heel of the front foot lands, rear heel lifts."""
    front = rnd.choice((1, -1))
    if bag:
        front = -1
    stride = rnd.uniform(0.21, 0.29)
    back_lift = rnd.uniform(0.086, 0.096)
    swing = rnd.uniform(0.8, 1.1)
    ahead = dict(wrist=(0.055, 0.235 * swing, -0.45), elbow=(0.3, -1, -0.2), palm=(-1, 0, 0), curl=0.45)
    behind = dict(wrist=(0.09, -0.17 * swing, -0.485), elbow=(0.3, -1, 0), palm=(-1, 0.1, 0), curl=0.4)
    arms = {-front: ahead, front: behind}
    if bag:
        arms = {-1: dict(PULL), 1: dict(ahead)}
    elif rnd.random() < 0.16:
        arms[-front] = dict(SCREEN, holds='phone')
    return dict(
        pelvis=(0.0, 0.0, -0.014 - stride * 0.05),
        roll=front * 2.5,
        yaw=-front * 6,
        lean=rnd.uniform(2, 5),
        bend=0,
        twist=front * 13,
        head=(rnd.uniform(-12, 12), rnd.uniform(-1, 6), 0),
        feet={
            front: (0.062, stride, 0.012, 6, -16),
            -front: (0.066, -stride * 0.98, back_lift, 9, 33),
        },
        arms=arms,
    )
