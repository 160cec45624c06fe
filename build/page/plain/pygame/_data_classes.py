"""What pygame.base looks up here: the state of a battery, which is not asked for."""


class PowerState:
    pass
