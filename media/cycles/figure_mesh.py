"""The mesh under construction. Plain Python and mathutils: Blender's system Python has no numpy here."""
from mathutils import Vector


class Mesh:
    """Vertices, faces and named materials of the figure under construction."""

    def __init__(self):
        self.verts, self.faces, self.slots, self.names = [], [], [], []

    def slot(self, name):
        if name not in self.names:
            self.names.append(name)
        return self.names.index(name)

    def grid(self, rows, name, closed=True, start=False, end=False, pick=None):
        """Skin between rows of points. pick(row, column) may override the material."""
        base, m = len(self.verts), len(rows[0])
        for row in rows:
            self.verts.extend(row)
        slot = self.slot(name)
        span = m if closed else m - 1
        for i in range(len(rows) - 1):
            a = base + i * m
            for j in range(span):
                k = (j + 1) % m
                self.faces.append((a + j, a + k, a + m + k, a + m + j))
                other = pick(i, j) if pick else None
                self.slots.append(self.slot(other) if other else slot)
        if start:
            self.fan(base, rows[0], slot, True)
        if end:
            self.fan(base + (len(rows) - 1) * m, rows[-1], slot, False)

    def fan(self, base, row, slot, flip):
        m, hub = len(row), len(self.verts)
        self.verts.append(sum(row, Vector()) / m)
        for j in range(m):
            a, b = base + j, base + (j + 1) % m
            self.faces.append((hub, b, a) if flip else (hub, a, b))
            self.slots.append(slot)
