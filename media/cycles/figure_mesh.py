"""The mesh under construction. Plain Python and mathutils: Blender's system Python has no numpy here."""
from mathutils import Vector


class Mesh:
    """Vertices and faces of the figure under construction."""

    def __init__(self):
        self.verts, self.faces = [], []

    def grid(self, rows, closed=True, start=False, end=False):
        """Skin between rows of points."""
        base, m = len(self.verts), len(rows[0])
        for row in rows:
            self.verts.extend(row)
        span = m if closed else m - 1
        for i in range(len(rows) - 1):
            a = base + i * m
            for j in range(span):
                k = (j + 1) % m
                self.faces.append((a + j, a + k, a + m + k, a + m + j))
        if start:
            self.fan(base, rows[0], True)
        if end:
            self.fan(base + (len(rows) - 1) * m, rows[-1], False)

    def fan(self, base, row, flip):
        m, hub = len(row), len(self.verts)
        self.verts.append(sum(row, Vector()) / m)
        for j in range(m):
            a, b = base + j, base + (j + 1) % m
            self.faces.append((hub, b, a) if flip else (hub, a, b))
