import { marca } from '../../../../papeles/marca.ts'
import type { Correo } from '../read-model.ts'
import { bloque, comoTexto, letra } from './bloques.ts'

const { acento, tintaSuave, linea } = marca

/** Dark style for mail programs that keep a style sheet; others use the inline styles. */
const OSCURO = `@media (prefers-color-scheme: dark) {
.fondo { background: #0c110f !important }
.hoja { background: #141917 !important }
.hoja, .linea { border-color: #38413d !important }
.tinta { color: #e2e8e5 !important }
.suave { color: #adb5b1 !important }
.acento { color: #73bb99 !important; border-color: #2d7b5b !important }
.boton { background: #2d7b5b !important }
}`

/** Most characters of the preview line of an inbox. */
const LARGO_DE_ADELANTO = 110
/** Zero-width characters that push the following text out of the preview line. */
const RELLENO = '&#847;&zwnj;&nbsp;'.repeat(80)

/** Preview of a letter: its first paragraph after the greeting. */
export function adelantoDe(texto: string): string {
  const [, primero = ''] = texto.trim().split(/\n{2,}/)
  const dicho = primero.replaceAll(/\s*\n\s*/g, ' ').replace(/:$/, '.')
  if (dicho.length <= LARGO_DE_ADELANTO) return dicho
  return `${dicho.slice(0, dicho.lastIndexOf(' ', LARGO_DE_ADELANTO))}…`
}

/** Preview text: read by inboxes, not displayed. */
const adelanto = (texto: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;opacity:0">${comoTexto(adelantoDe(texto))}${RELLENO}</div>`

/**
 * HTML of a letter: its plain text in the common table layout, which Outlook and Gmail keep. It loads nothing: no
 * picture, no font, no tracking.
 */
export function composeHtml({ asunto, texto, asesor }: Pick<Correo, 'asunto' | 'texto' | 'asesor'>): string {
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
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${comoTexto(asunto)}</title>
<style>${OSCURO}</style></head>
<body class="fondo" style="margin:0;padding:0;background:#f3f5f4">
${adelanto(texto)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px">
<table class="hoja" role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid ${linea}">
<tr><td class="acento" style="padding:16px 24px;border-bottom:3px solid ${acento};${letra('bold 18px/1.25', acento)}">Isapre ${comoTexto(marca.nombre)}</td></tr>
<tr><td style="padding:24px 24px 8px">
${bloques}
</td></tr>
<tr><td class="suave linea" style="padding:16px 24px;border-top:1px solid ${linea};${letra('13px/1.5', tintaSuave)}">${pie}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
