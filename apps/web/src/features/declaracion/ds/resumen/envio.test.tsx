import { textosDePareja } from '@alerce/contract/messages/cartera/pareja'
import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { pdf } from '@alerce/domain/testing/archivos'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { DE_LA_DS, leidoEnElResumen, sinCircular, ventaConDS } from '../../../../testing/declaracion.ts'
import { type Answers, fakeServer, payloadsIn, Refused, UNREACHABLE } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ResumenScreen } from './resumen-screen.tsx'

function open(answers: Answers = {}) {
  const received = fakeServer({
    obtenerVenta: ventaConDS('resumenDeclaracion'),
    adjuntosDS: [],
    ...leidoEnElResumen,
    obtenerConyugeCircular: sinCircular,
    subirAdjuntoDS: { adjuntoId: 1 },
    guardarEtapa: ({ etapa }) => ({ etapa }),
    enviarDS: 'ok',
    ...answers,
  })
  const { router } = renderScreen(<ResumenScreen />, { at: `/enviar-ds${DE_LA_DS}` })
  const sent = payloadsIn(received)
  const files = () => received.flatMap(({ archivo }) => (archivo ? [archivo.nombre] : []))
  return { router, received, sent, files }
}

const file = (name: string, bytes = pdf()) => new File([bytes as Uint8Array<ArrayBuffer>], name)
const attach = async (...files: File[]) => userEvent.upload(await screen.findByLabelText(/Adjuntar archivos/), files)
const sending = () => screen.findByRole('button', { name: 'Enviar Declaración de Salud' })
const send = async () => {
  await waitFor(async () => expect((await sending()).getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(await sending())
}

test('without files: sent, and its result opens', async () => {
  const { router, sent } = open()
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/resultado-ds'))
  expect(sent('enviarDS')).toEqual([{ identificador: 20_001 }])
  expect(sent('subirAdjuntoDS')).toEqual([])
})

test('sending saves the stages of the summaries that are missing, after the files', async () => {
  const { router, received } = open({ obtenerVenta: ventaConDS('preguntas') })
  await attach(file('informe.pdf'))
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/resultado-ds'))
  const acts = received.filter(({ name }) => ['subirAdjuntoDS', 'guardarEtapa', 'enviarDS'].includes(name))
  expect(acts.map(({ name, payload }) => payload.etapa ?? name)).toEqual([
    'subirAdjuntoDS',
    'resumenAntecedentes',
    'resumenDeclaracion',
    'enviarDS',
  ])
})

test('while an update is open it is not sent, and says why', async () => {
  const { sent } = open({ obtenerVenta: ventaConDS('resumenDeclaracion', { estadoEdicion: 'E' }) })
  expect(await sending()).toHaveAccessibleDescription(edicionMessages.pendiente.text)
  await userEvent.click(await sending())
  expect(sent('enviarDS')).toEqual([])
})

test.each([
  ['otorga', textosDePareja.otorgaSinFirmar],
  ['detenida', textosDePareja.parejaDetenida],
] as const)('of a pair that waits (%s) it is not sent, and says why', async (esperaEnPareja, reason) => {
  open({ obtenerVenta: ventaConDS('resumenDeclaracion', { esperaEnPareja }) })
  expect(await sending()).toHaveAccessibleDescription(reason)
})

test('people with weight and height are shown before it is sent', async () => {
  open()
  const row = await screen.findByRole('row', { name: /JAVIERA MOLINA SOTO \(titular\)/ })
  for (const text of ['17.455.310-6', '61 kg', '1,67 m']) expect(row).toHaveTextContent(text)
  expect(screen.getByRole('link', { name: 'Corregir' })).toHaveAttribute('href', `/postulant-beneficiaries${DE_LA_DS}`)
})

test('files go first, each as kind 40', async () => {
  const { router, sent, files } = open()
  await attach(file('informe.pdf'), file('examen.pdf'))
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/resultado-ds'))
  // Two uploads run at a time, in any order
  expect(files().sort()).toEqual(['examen.pdf', 'informe.pdf'])
  expect(sent('subirAdjuntoDS')[0]).toEqual({ identificador: '20001', tipoAdjunto: '40' })
})

test('a file can be taken back before it is sent', async () => {
  const { router, sent } = open()
  await attach(file('informe.pdf'))
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar informe.pdf' }))
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/resultado-ds'))
  expect(sent('subirAdjuntoDS')).toEqual([])
})

test('a file other than JPG, GIF or PDF is refused with the text of the specification and blocks sending', async () => {
  const text =
    'Uno o más de los archivos adjuntados tienen un formato inválido, los formatos permitidos son JPG, GIF o PDF, con un tamaño máximo de 2MB.'
  const { router, sent } = open()
  await attach(new File(['hola'], 'nota.txt'), file('informe.pdf'))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  await send()
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  expect([...sent('subirAdjuntoDS'), ...sent('enviarDS')]).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  await userEvent.click(screen.getByRole('button', { name: 'Descartar nota.txt' }))
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/resultado-ds'))
})

test('one that is cut is refused here too', async () => {
  open()
  await attach(file('informe.pdf', pdf().subarray(0, 99)))
  expect(await screen.findByText(/El archivo está incompleto/)).toBeVisible()
})

test('a file that cannot be saved stops the sending; a second try sends only the missing one', async () => {
  let broken = true
  const { router, sent, files } = open({
    subirAdjuntoDS: (_, { nombre }) =>
      broken && nombre === 'b.pdf' ? new Refused(413, 'El envío supera el tamaño permitido.') : { adjuntoId: 1 },
  })
  await attach(file('a.pdf'), file('b.pdf'))
  await send()
  expect(await screen.findByText('No se han podido guardar los documentos. Intentalo nuevamente.')).toBeVisible()
  expect(sent('enviarDS')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(screen.getByText(/El envío supera el tamaño permitido/)).toBeVisible()
  broken = false
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/resultado-ds'))
  expect(files().sort()).toEqual(['a.pdf', 'b.pdf', 'b.pdf'])
})

test.each([
  [
    'something is missing',
    new Refused(422, 'Debe completar la Declaración de Salud'),
    'Debe completar la Declaración de Salud',
  ],
  ['nobody answers', UNREACHABLE, 'No se han podido enviar la declaración de salud. Intentalo nuevamente.'],
])('%s: a message, and the screen stays', async (_case, answer, text) => {
  const { router } = open({ enviarDS: answer })
  await send()
  expect(await screen.findByText(text)).toBeVisible()
  expect(router.state.location.pathname).toBe('/enviar-ds')
})

test('once sent it leads to the result, and shows no name of a file', async () => {
  open({ obtenerVenta: ventaConDS('resultado') })
  expect(await screen.findByText(/^La Declaración de Salud ya fue enviada\./)).toBeVisible()
  expect(screen.queryByText('Archivos guardados')).toBeNull()
  expect(screen.getByRole('link', { name: 'Sigue: Resultado' })).toHaveAttribute('href', `/resultado-ds${DE_LA_DS}`)
})
