import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { DE_LA_DS, ventaConDS } from '../../../../testing/declaracion.ts'
import { type Answers, fakeServer, Refused, UNREACHABLE } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { EnviarScreen } from './enviar-screen.tsx'

function open(answers: Answers = {}) {
  const received = fakeServer({
    obtenerVenta: ventaConDS('resumenDeclaracion'),
    obtenerArchivosDS: [],
    guardarDocumentosDS: { adjuntoId: 1 },
    enviarDS: 'ok',
    ...answers,
  })
  const { router } = renderScreen(<EnviarScreen />, { at: `/enviar-ds${DE_LA_DS}` })
  const sent = (name: string) => received.filter((one) => one.name === name).map(({ payload }) => payload)
  return { router, sent }
}

const pdf = (name: string) => new File(['%PDF-1.4 hola'], name, { type: 'application/pdf' })
const attach = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText(/Adjuntar archivos/), files, { applyAccept: false })
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Enviar Declaración de Salud' }))

test('without files: sent, and its result opens', async () => {
  const { router, sent } = open()
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/resultado-ds'))
  expect(sent('enviarDS')).toEqual([{ identificador: 20_001 }])
  expect(sent('guardarDocumentosDS')).toEqual([])
})

test('files go first, each as kind 40', async () => {
  const { router, sent } = open()
  await attach(pdf('informe.pdf'), pdf('examen.pdf'))
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/resultado-ds'))
  expect(sent('guardarDocumentosDS')).toMatchObject([
    { nombreArchivo: 'informe.pdf', tipoMIME: 'application/pdf', tipoAdjunto: 40, binario: btoa('%PDF-1.4 hola') },
    { nombreArchivo: 'examen.pdf' },
  ])
})

test('a file can be taken back before it is sent', async () => {
  const { router, sent } = open()
  await attach(pdf('informe.pdf'))
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar informe.pdf' }))
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/resultado-ds'))
  expect(sent('guardarDocumentosDS')).toEqual([])
})

test('what is no JPG, GIF or PDF is refused in the words of the specification', async () => {
  open()
  await attach(new File(['hola'], 'nota.txt'))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Uno o más de los archivos adjuntados tienen un formato inválido, los formatos permitidos son JPG, GIF o PDF, con un tamaño máximo de 2MB.',
  )
})

test('a file that cannot be kept holds the sending; a second try sends only what is missing', async () => {
  let broken = true
  const { router, sent } = open({
    guardarDocumentosDS: ({ nombreArchivo }: { nombreArchivo: string }) =>
      broken && nombreArchivo === 'b.pdf' ? new Refused(413, 'El envío supera el tamaño permitido.') : { adjuntoId: 1 },
  })
  await attach(pdf('a.pdf'), pdf('b.pdf'))
  await send()
  expect(await screen.findByText('No se han podido guardar los documentos. Intentalo nuevamente.')).toBeVisible()
  expect(sent('enviarDS')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(screen.getByText(/El envío supera el tamaño permitido/)).toBeVisible()
  broken = false
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/resultado-ds'))
  expect(sent('guardarDocumentosDS').map(({ nombreArchivo }) => nombreArchivo)).toEqual(['a.pdf', 'b.pdf', 'b.pdf'])
})

test.each([
  [
    'something is missing',
    new Refused(422, 'Debe completar la Declaración de Salud'),
    'Debe completar la Declaración de Salud',
  ],
  ['nobody answers', UNREACHABLE, 'No se han podido enviar la declaración de salud. Intentalo nuevamente.'],
])('%s: told, and it stays', async (_case, answer, text) => {
  const { router } = open({ enviarDS: answer })
  await send()
  expect(await screen.findByText(text)).toBeVisible()
  expect(router.state.location.pathname).toBe('/enviar-ds')
})

test('once sent it leads to the result', async () => {
  open({
    obtenerVenta: ventaConDS('resultado'),
    obtenerArchivosDS: [{ id: 1, nombre: 'informe.pdf', archivo: '', tipoMIME: 'application/pdf' }],
  })
  expect(await screen.findByText('La Declaración de Salud ya fue enviada.')).toBeVisible()
  expect(await screen.findByText('informe.pdf')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver resultado' })).toHaveAttribute('href', `/resultado-ds${DE_LA_DS}`)
})
