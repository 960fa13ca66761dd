"""Which way a person in a pose suggests to look, see figures."""


def heading_of(pose, rnd):
    middle, spread = HEADINGS[pose]
    if pose == 'talk':
        # Conversation partners stand across each other, half turned to the viewer.
        return rnd.choice((1, -1)) * rnd.uniform(75, 135)
    if pose == 'phone':
        return rnd.choice((1, -1)) * rnd.uniform(15, 120)
    return middle + rnd.uniform(-spread, spread)


# Degrees added to "back to the camera, looking at the screen": counter-clockwise
# seen from above, so +90 looks to the viewer's left and 180 looks at the viewer.
HEADINGS = {
    'stand': (0, 32),
    'face': (180, 14),
    'phone': (None, 0),
    'talk': (None, 0),
    'point': (-38, 10),
    'point-left': (38, 10),
    'touch': (0, 8),
    'lift': (0, 8),
    'cheer': (0, 14),
    'walk-left': (90, 24),
    'walk-right': (-90, 24),
    'walk-back': (0, 14),
    'walk-bag': (-90, 30),
    'sit': (0, 10),
    'sit-chair': (0, 8),
}
