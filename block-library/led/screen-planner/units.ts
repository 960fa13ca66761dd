/** The international foot (1959). */
const metresPerFoot = 0.3048

export const metresFromFeet = (feet: number) => feet * metresPerFoot
export const feetFromMetres = (metres: number) => metres / metresPerFoot
