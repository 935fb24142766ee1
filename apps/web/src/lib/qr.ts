import qrcode from 'qrcode-generator'

/** The modules of a QR code by row, dark or not; without the light around it. */
type Modules = readonly (readonly boolean[])[]

/** The smallest code that holds a text and is still read with a sixth of it hidden. */
export function qrOf(text: string): Modules {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const lines = Array.from({ length: code.getModuleCount() }, (_, at) => at)
  return lines.map((row) => lines.map((column) => code.isDark(row, column)))
}
