import { expect, test } from 'vitest'
import { adelantoDe, composeHtml } from './compose-html.ts'

const dibujada = (...bloques: string[]) =>
  composeHtml({ asunto: 'Una carta', texto: `${bloques.join('\n\n')}\n`, asesor: null })

test('a date or an amount is never torn in two lines', () => {
  const html = dibujada('El enlace vence el 06-11-2026 y el plan cuesta 3,136 UF.')
  for (const entero of ['06-11-2026', '3,136 UF'])
    expect(html).toContain(`<span style="white-space:nowrap">${entero}</span>`)
})

test('names and their values stand in two columns, each value bold', () => {
  const html = dibujada('Monto: $ 128.781\nVence el: 10-11-2026')
  expect(html.match(/<tr><td class="suave"[^>]*>(Monto|Vence el)<\/td>\n<td class="tinta"/g)).toHaveLength(2)
})

test('a code is big, and one line alone with a colon is a line', () => {
  expect(dibujada('Código: 125528')).toMatch(/Código:<br><b style="font-size:28px[^"]*">125528<\/b>/)
  expect(dibujada('Su nombre quedó así: Elena Prueba.')).toContain('>Su nombre quedó así: Elena Prueba.</p>')
})

test('a short line above a link becomes its button text, and is not repeated', () => {
  const html = dibujada('Están listos.\nFirme los documentos de su contrato:\nhttp://alerce.test/a')
  expect(html).toContain('text-decoration:none">Firme los documentos de su contrato</a>')
  expect(html.match(/Firme los documentos/g)).toHaveLength(1)
  expect(html).toContain('>Están listos.</p>')
})

test('the inbox preview shows the subject in whole words, without links', () => {
  expect(adelantoDe('Hola, Ana:\n\nSu cita\ncambió.\n\nVéala:\nhttp://a.cl\n')).toBe('Su cita cambió.')
  const largo = adelantoDe(`Hola:\n\n${'Una palabra tras otra. '.repeat(9)}\n`)
  expect(largo).toMatch(/^Una palabra .*[^ ]…$/)
  expect(largo.length).toBeLessThanOrEqual(111)
  expect(dibujada('Hola:', 'Su cita cambió.')).toMatch(/<div style="display:none[^>]*>Su cita cambió\.&#847;/)
})

test('a link that stands alone is a button with room for a thumb, and its address is said under it', () => {
  const html = dibujada('Ábralo:\nhttp://alerce.test/a?b=1&c=2')
  expect(html).toContain('<a href="http://alerce.test/a?b=1&amp;c=2" style="display:inline-block;padding:12px 20px;')
  expect(html).toContain('Si no se abre, copie esta dirección:<br>http://alerce.test/a?b=1&amp;c=2</p>')
})

test('HTML in the text is escaped, and a link inside a line can be opened', () => {
  const html = dibujada('Hola, <b>Ana</b>:', 'Vea http://alerce.test/a hoy')
  expect(html).toContain('Hola, &lt;b&gt;Ana&lt;/b&gt;:')
  expect(html).toMatch(/Vea <a [^>]*href="http:\/\/alerce\.test\/a"[^>]*>http:\/\/alerce\.test\/a<\/a> hoy/)
})
