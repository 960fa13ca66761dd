"""What skin, hair and clothes may be coloured like; a colour listed twice is twice as common."""

SKINS = ('#8d5b3e', '#774a31', '#a26f4e', '#93633f', '#6a412b', '#b07f5c')
HAIRS = ('#0d0b0a', '#0d0b0a', '#120e0c', '#17110d', '#1d1410', '#0f0c0c', '#15100e', '#4d4a48')
SUITS = ('#1f2737', '#26272b', '#39404d', '#2b2a33', '#474340', '#30383c')
SHIRTS = ('#d9dce0', '#b9c9dc', '#d5cfc3', '#8fa6c4', '#e3d6d2', '#5b7290', '#a9b7a4', '#7d3b40')
CHECKS = ('#cfd6df-#3d5578', '#b9c9dc-#22304f', '#d8cfc2-#7a4a3a', '#7d3b40-#2a2a30')
TROUSERS = ('#23262e', '#2d3038', '#3b3a3c', '#5c5549', '#7c705d', '#33363a', '#1f2b3d')
TEES = ('#3d4450', '#8c3a35', '#d7d3c8', '#2f5a58', '#b88a3a', '#5b6770', '#20242c', '#6d7d57')
JEANS = ('#26354d', '#32445f', '#1d2636', '#4c607a')
KURTAS = ('#e4dccb', '#c9a15a', '#6b2f3a', '#2f4f5d', '#d8d4cf', '#8a4a2a', '#52603f', '#b7a4b5')
# Cloth and its border.
SAREES = (
    ('#8e1f3f', '#c79a3e'),
    ('#1d5a5c', '#c8a04c'),
    ('#a8482a', '#5a1f2c'),
    ('#31356b', '#b48a3c'),
    ('#c9b79a', '#7a2d3a'),
    ('#5b2a55', '#b89a55'),
    ('#3d5f3a', '#b5543a'),
    ('#c2803a', '#6d2b3d'),
)
LEATHERS = ('#1a1513', '#2b1c14', '#3d2818', '#161617')
