import { enPartes } from '@alerce/domain/base/texto/enteros'
import { marca } from '../../../../papeles/marca.ts'

const SUELTO = /^https?:\/\/\S+$/
const EN_LINEA = /(https?:\/\/[^\s<]+)/
const CODIGO = /^(\p{L}+): (\d{4,})$/u
const DATO = /^([^:]{1,24}): (\S.*)$/
/** Label of a link, in the line above it: 'Firme los documentos de su contrato:'. */
const ROTULO = /^(\p{Lu}.{2,47}):$/u

export const letra = (fuente: string, color: string): string =>
  `font:${fuente} Arial,Helvetica,sans-serif;color:${color}`

const { acento, tinta, tintaSuave } = marca
const parrafo = `margin:0 0 16px;${letra('16px/1.5', tinta)}`

export const comoTexto = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Text with dates and amounts kept on one line. */
const dicho = (text: string): string =>
  enPartes(text)
    .map((part, at) => (at % 2 === 1 ? `<span style="white-space:nowrap">${comoTexto(part)}</span>` : comoTexto(part)))
    .join('')

const enlazado = (text: string): string =>
  text
    .split(EN_LINEA)
    .map((part, at) =>
      at % 2 === 1
        ? `<a class="acento" href="${comoTexto(part)}" style="color:${acento}">${comoTexto(part)}</a>`
        : dicho(part),
    )
    .join('')

/** Button whose whole area is clickable; Outlook ignores the padding of links, so it gets a coloured cell. */
const boton = (
  url: string,
  rotulo: string,
): string => `<table role="presentation" cellpadding="0" cellspacing="0" border="0">
<tr><td class="boton" style="background:${acento};border-radius:6px;mso-padding-alt:12px 20px">
<a href="${url}" style="display:inline-block;padding:12px 20px;${letra('bold 16px/1.25', '#ffffff')};text-decoration:none">${rotulo}</a>
</td></tr></table>
<p class="suave" style="margin:8px 0 16px;${letra('13px/1.5', tintaSuave)};word-break:break-all">Si no se abre, copie esta dirección:<br>${url}</p>`

/** Code in large digits, copied as one text. */
const codigo = ([, nombre = '', cifras = '']: RegExpExecArray): string =>
  `<p class="tinta" style="${parrafo}">${nombre}:<br><b style="font-size:28px;line-height:1.4;letter-spacing:4px">${cifras}</b></p>`

const datos = (lines: readonly (RegExpExecArray | null)[]): string => {
  const filas = lines.map(
    (line) =>
      `<tr><td class="suave" style="padding:2px 16px 2px 0;vertical-align:top;${letra('14px/1.5', tintaSuave)}">${dicho(line?.[1] ?? '')}</td>
<td class="tinta" style="padding:2px 0;vertical-align:top;word-break:break-word;overflow-wrap:anywhere;${letra('bold 16px/1.5', tinta)}">${enlazado(line?.[2] ?? '')}</td></tr>`,
  )
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${filas.join('\n')}</table>`
}

/** Link on its own line: a button with the text of the line above it, if that is short. */
function enlaceSolo(lines: readonly string[], link: string): string {
  const rotulo = ROTULO.exec(lines.at(-1) ?? '')?.[1]
  const antes = (rotulo ? lines.slice(0, -1) : lines).map(enlazado).join('<br>')
  const parrafos = antes ? `<p class="tinta" style="${parrafo}">${antes}</p>` : ''
  return `${parrafos}${boton(comoTexto(link), comoTexto(rotulo ?? 'Abrir el enlace'))}`
}

/** Block of the plain text: a list, a code, names and values, a link on its own line, or lines. */
export function bloque(text: string): string {
  const lines = text.split('\n')
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul class="tinta" style="${parrafo};padding-left:24px">${lines.map((line) => `<li>${enlazado(line.slice(2))}</li>`).join('')}</ul>`
  const cifras = CODIGO.exec(text)
  if (cifras) return codigo(cifras)
  const nombrados = lines.map((line) => DATO.exec(line))
  if (lines.length > 1 && nombrados.every((line) => line !== null)) return datos(nombrados)
  const link = lines.at(-1) ?? ''
  if (!SUELTO.test(link)) return `<p class="tinta" style="${parrafo}">${lines.map(enlazado).join('<br>')}</p>`
  return enlaceSolo(lines.slice(0, -1), link)
}
