const enCelda = (celda: string): string => (/[";\r\n]/.test(celda) ? `"${celda.replaceAll('"', '""')}"` : celda)

/** Quotes a cell that a spreadsheet would run as a formula; a complete negative number stays. */
const quieta = (celda: string): string =>
  /^[=+@\t\r-]/.test(celda) && !/^-[\d.]+(?:,\d+)?$/.test(celda) ? `'${celda}` : celda

/** Rows as a CSV file separated by semicolons; no cell of it runs as a formula. */
export function escribeCsv(cabecera: readonly string[], filas: readonly (readonly string[])[]): string {
  const lineas = [cabecera, ...filas.map((celdas) => celdas.map(quieta))]
  return `\u{feff}${lineas.map((celdas) => `${celdas.map(enCelda).join(';')}\r\n`).join('')}`
}
