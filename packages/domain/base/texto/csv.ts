const enCelda = (celda: string): string => (/[";\r\n]/.test(celda) ? `"${celda.replaceAll('"', '""')}"` : celda)

/** A spreadsheet would run what begins so; nothing but a negative number, whole, is spared. */
const quieta = (celda: string): string =>
  /^[=+@\t\r-]/.test(celda) && !/^-[\d.]+(?:,\d+)?$/.test(celda) ? `'${celda}` : celda

/** Rows as a file that a spreadsheet opens, parted by semicolons; no cell of it is run as a formula. */
export function escribeCsv(cabecera: readonly string[], filas: readonly (readonly string[])[]): string {
  const lineas = [cabecera, ...filas.map((celdas) => celdas.map(quieta))]
  return `\u{feff}${lineas.map((celdas) => `${celdas.map(enCelda).join(';')}\r\n`).join('')}`
}
