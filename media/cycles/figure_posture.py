"""Postures. A pose is a dictionary of joint targets in figure space; limbs are
solved with two-bone inverse kinematics so feet stay on the floor and hands
reach what they touch.

Figure space: metres, x to the figure's LEFT, y backwards (it looks to -y), z up.
Triples of joint targets are (outward, forward, up), so both arms share one table.
Angles are degrees: lean forward +, bend and twist to the figure's left +.
"""
from figure_sitting import sit
from figure_standing import cheer, face, lift, phone, point, stand, talk, touch
from figure_walking import walk


def posture(pose, rnd):
    body = POSES[pose](rnd)
    body.setdefault('seated', False)
    for arm in body['arms'].values():
        wobble(rnd, arm, 0.006 if arm.get('point') else 0.014)
    return body


def wobble(rnd, arm, amount):
    """No two people hold an arm in exactly the same place."""
    arm['wrist'] = tuple(v + rnd.uniform(-amount, amount) for v in arm['wrist'])


POSES = {
    'stand': stand,
    'face': face,
    'talk': talk,
    'phone': phone,
    'point': point,
    'point-left': lambda rnd: point(rnd, 1),
    'touch': touch,
    'lift': lift,
    'cheer': cheer,
    'walk-left': walk,
    'walk-right': walk,
    'walk-back': walk,
    'walk-bag': lambda rnd: walk(rnd, True),
    'sit': sit,
    'sit-chair': sit,
}
