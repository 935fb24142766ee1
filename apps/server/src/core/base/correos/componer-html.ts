import { marca } from '../../../papeles/marca.ts'
import type { Correo } from './read-model.ts'

const SUELTO = /^https?:\/\/\S+$/
const EN_LINEA = /https?:\/\/[^\s<]+/g

const comoTexto = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const { acento, tinta, tintaSuave, linea } = marca
const parrafo = `margin:0 0 16px;font:16px/1.5 Arial,Helvetica,sans-serif;color:${tinta}`

/** Outlook draws a coloured cell where it would not draw a button. */
const boton = (url: string): string => `<table role="presentation" cellpadding="0" cellspacing="0" border="0">
<tr><td style="background:${acento};border-radius:6px;padding:12px 20px">
<a href="${url}" style="font:bold 16px/1.25 Arial,Helvetica,sans-serif;color:#ffffff;text-decoration:none">Abrir el enlace</a>
</td></tr></table>
<p style="margin:8px 0 16px;font:13px/1.5 Arial,Helvetica,sans-serif;color:${tintaSuave};word-break:break-all">${url}</p>`

const enlazado = (text: string): string =>
  comoTexto(text).replaceAll(EN_LINEA, (url) => `<a href="${url}" style="color:${acento}">${url}</a>`)

/** A block of the plain text: a list, a link that stands alone, or lines. */
function bloque(text: string): string {
  const lines = text.split('\n')
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul style="${parrafo};padding-left:24px">${lines.map((line) => `<li>${enlazado(line.slice(2))}</li>`).join('')}</ul>`
  const link = lines.at(-1) ?? ''
  if (!SUELTO.test(link)) return `<p style="${parrafo}">${lines.map(enlazado).join('<br>')}</p>`
  const before = lines.slice(0, -1).map(enlazado).join('<br>')
  return `${before ? `<p style="${parrafo}">${before}</p>` : ''}${boton(comoTexto(link))}`
}

/**
 * A letter as mail programs draw it: its plain text in the one layout of all letters, a table that Outlook and Gmail
 * keep. Nothing in it is fetched: no picture, no font, no trace of who opened it.
 */
export function componerHtml({ asunto, texto, asesor }: Pick<Correo, 'asunto' | 'texto' | 'asesor'>): string {
  const bloques = texto
    .trim()
    .split(/\n{2,}/)
    .map(bloque)
    .join('\n')
  const pie = asesor
    ? `Responda este correo para escribir a ${comoTexto(asesor.nombre)}.`
    : 'Este correo no recibe respuestas.'
  return `<!doctype html>
<html lang="es-CL">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${comoTexto(asunto)}</title></head>
<body style="margin:0;padding:0;background:#f3f5f4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid ${linea}">
<tr><td style="padding:16px 24px;border-bottom:3px solid ${acento};font:bold 18px/1.25 Arial,Helvetica,sans-serif;color:${acento}">Isapre ${comoTexto(marca.nombre)}</td></tr>
<tr><td style="padding:24px">
${bloques}
</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid ${linea};font:13px/1.5 Arial,Helvetica,sans-serif;color:${tintaSuave}">${pie}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
