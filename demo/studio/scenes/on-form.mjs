/** What stands on the floor as tall as a person: light paper, swept up so far behind that no shadow climbs it. */
export const ON_FORM = { fill: 0.95, room: 6, paper: '#fdf8ee', light: { power: 2.8 } }
