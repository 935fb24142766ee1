interface Opcion {
  readonly value: string
  readonly label: string
}

/** What was chosen of some options, in words and in their order: "Leer, Datos de salud". */
export const rotulosDe = (opciones: readonly Opcion[], elegidas: readonly string[]): string =>
  opciones
    .filter(({ value }) => elegidas.includes(value))
    .map(({ label }) => label)
    .join(', ')
