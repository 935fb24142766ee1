interface Opcion {
  readonly value: string
  readonly label: string
}

/** Labels of the chosen options, in their order: "Leer, Datos de salud". */
export const rotulosDe = (opciones: readonly Opcion[], elegidas: readonly string[]): string =>
  opciones
    .filter(({ value }) => elegidas.includes(value))
    .map(({ label }) => label)
    .join(', ')
