import { pdf } from '@alerce/domain/testing/archivos'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Firmados } from '../../../lib/adjuntos/firmados.ts'
import { dicho } from '../../../testing/acts/dicho.ts'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { DE_LA_DS, ventaConDS } from '../../../testing/declaracion.ts'
import { type Answer, type Answers, fakeServer, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { firmadosDe } from '../../../testing/firmados.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { DocumentsPreviewScreen } from './documents-preview-screen.tsx'

const llegado = {
  nombre: 'plan-firmado.pdf',
  tipoMIME: 'application/pdf',
  tamano: 24_000,
  recibido: '2026-11-21T13:00:00.000Z',
  devuelto: false,
  coincide: true,
}
const papel = (imgCorrel: number, firmado: Firmados['papeles'][number]['firmado']) => ({
  imgCorrel,
  nombre: `Papel ${imgCorrel}.pdf`,
  salud: imgCorrel === 1,
  firmado,
})
const dosPapeles = (part: Partial<Firmados> = {}): Firmados =>
  firmadosDe({ papeles: [papel(1, null), papel(2, llegado)], recibe: true, detencion: 'faltan', ...part })

function open(answers: Answers = {}, session = {}) {
  const received = fakeServer({
    obtenerVenta: ventaConDS('resumenCotizacion'),
    obtenerDocumentos: [],
    validarDocumentosCompensado: 'OK',
    obtenerPapelesFirmados: dosPapeles(),
    subirPapelFirmado: { adJ_CORREL: 7 },
    enviarDocumentosFirmados: 'ok',
    ...answers,
  })
  renderScreen(<DocumentsPreviewScreen />, { at: `/aqui${DE_LA_DS}`, session })
  return { sent: payloadsIn(received) }
}

/** Button that hands in, once the received papers are read. */
async function deliver() {
  await screen.findByText(/^\d de \d firmados$/)
  return screen.getByRole('button', { name: 'Enviar documentos firmados' })
}
const lugar = (name: string) => screen.findByRole('region', { name })

test('each paper has a place for its signed one; a missing one stops the hand-in', async () => {
  const { sent } = open()
  expect(await screen.findByText('1 de 2 firmados')).toBeVisible()
  expect(within(await lugar('Papel 1')).getByText('Falta firmado.')).toBeVisible()
  expect(await deliver()).toHaveAccessibleDescription(
    'Faltan documentos firmados: adjunte uno por cada documento emitido.',
  )
  const file = new File([new Uint8Array(pdf())], 'copia.pdf', { type: 'application/pdf' })
  await userEvent.upload(within(await lugar('Papel 1')).getByLabelText(/Adjuntar firmado/), file)
  await waitFor(() => expect(sent('subirPapelFirmado')).toEqual([{ identificador: '20001', imgCorrel: '1' }]))
})

test('they wait for one that is being changed: the desk would get the one before', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer<'subirPapelFirmado'>>()
  const { sent } = open({
    obtenerPapelesFirmados: dosPapeles({ detencion: null }),
    subirPapelFirmado: () => promise,
  })
  await deliver()
  const file = new File([new Uint8Array(pdf())], 'otra.pdf', { type: 'application/pdf' })
  await userEvent.upload(within(await lugar('Papel 2')).getByLabelText(/Cambiar/), file)
  await screen.findByRole('button', { name: 'Cancelar otra.pdf' })
  expect(await deliver()).toHaveAccessibleDescription('Espere a que se guarden los archivos.')
  await userEvent.click(await deliver())
  expect(sent('enviarDocumentosFirmados')).toEqual([])
  resolve({ adJ_CORREL: 8 })
  await waitFor(async () => expect((await deliver()).getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(await deliver())
  await waitFor(() => expect(sent('enviarDocumentosFirmados')).toHaveLength(1))
})

test('with all files they are handed to the desk, a message confirms it, and focus is kept', async () => {
  const { sent } = open({ obtenerPapelesFirmados: dosPapeles({ detencion: null }) })
  await userEvent.click(await deliver())
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(
    dialog.getByText('Los documentos firmados quedaron en la mesa. Le avisaremos cuando los revise.'),
  ).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }))
  await expectFocusSomewhere()
  expect(sent('enviarDocumentosFirmados')).toEqual([{ identificador: 20_001 }])
})

test.each([
  [503, 'No se han podido enviar los documentos firmados'],
  [409, 'El postulante ya suscribió un contrato con otra postulación: esta no puede terminar.'],
])('a refused hand-in shows its own text (%i)', async (status, text) => {
  const enviarDocumentosFirmados = new Refused(status, text)
  open({ obtenerPapelesFirmados: dosPapeles({ detencion: null }), enviarDocumentosFirmados })
  await userEvent.click(await deliver())
  expect(within(await screen.findByRole('alertdialog')).getByText(text)).toBeVisible()
})

test('returned: reason and author are shown, and files can be changed again', async () => {
  const devolucion = { motivo: 'Documento ilegible', por: 'PILAR SOTO', en: '2026-11-21T15:30:00.000Z' }
  open({ obtenerPapelesFirmados: dosPapeles({ devolucion, detencion: null }) })
  expect(await screen.findByText('Documento ilegible')).toBeVisible()
  expect(within(await lugar('Papel 2')).getByLabelText(/Cambiar/)).toBeVisible()
})

test.each([
  ['enLaMesa', 'En la mesa desde el 21-11-2026 12:30.'],
  ['suscrito', 'El contrato ya está suscrito.'],
  ['yaSuscribio', 'El postulante ya suscribió un contrato con otra postulación: esta no puede terminar.'],
] as const)('%s: it says so, and nothing is taken in', async (detencion, text) => {
  const enviado = '2026-11-21T15:30:00.000Z'
  open({ obtenerPapelesFirmados: dosPapeles({ detencion, enviado, recibe: false }) })
  expect((await screen.findAllByText(dicho(text)))[0]).toBeVisible()
  expect(screen.queryByLabelText(/Adjuntar firmado|Cambiar/)).toBeNull()
})

test('the signed declaration is kept and not opened, the others are the advisor’s', async () => {
  open({ obtenerPapelesFirmados: dosPapeles({ papeles: [papel(1, llegado), papel(2, llegado)] }) })
  expect(
    within(await lugar('Papel 1')).getByText(
      'La Declaración de Salud firmada se guarda cifrada y no se abre desde aquí.',
    ),
  ).toBeVisible()
  expect(within(await lugar('Papel 1')).queryByRole('button', { name: /^Abrir/ })).toBeNull()
  expect(within(await lugar('Papel 2')).getByRole('button', { name: 'Abrir plan-firmado.pdf' })).toBeVisible()
})

test('a received paper is verified as the issued one, or has to be compared', async () => {
  const papeles = [papel(1, { ...llegado, coincide: false }), papel(2, llegado)]
  open({ obtenerPapelesFirmados: dosPapeles({ papeles }) })
  const aviso = 'No se pudo comprobar que sea el documento emitido: la mesa lo compara.'
  expect(within(await lugar('Papel 1')).getByText(aviso)).toBeVisible()
  expect(within(await lugar('Papel 2')).getByText('Coincide con el documento emitido.')).toBeVisible()
  expect(within(await lugar('Papel 2')).queryByText(aviso)).toBeNull()
})

test('a file that is not the signed one says so at its place, and stays to be changed', async () => {
  const text = 'Es el documento emitido, sin firma. Adjunte el que firmó el cliente.'
  open({ subirPapelFirmado: new Refused(422, text, { errores: [{ campo: 'archivo', mensaje: text }] }) })
  const file = new File([new Uint8Array(pdf())], 'emitido.pdf', { type: 'application/pdf' })
  await userEvent.upload(within(await lugar('Papel 1')).getByLabelText(/Adjuntar firmado/), file)
  expect(await within(await lugar('Papel 1')).findByText(dicho(new RegExp(text)))).toBeVisible()
  expect(screen.getByText('1 de 2 firmados')).toBeVisible()
})

test('papers returned by the desk are marked, and cannot be sent again unchanged', async () => {
  const devolucion = { motivo: 'Falta la firma', por: 'PILAR SOTO', en: '2026-11-21T16:00:00.000Z' }
  const papeles = [papel(1, llegado), papel(2, { ...llegado, devuelto: true })]
  open({ obtenerPapelesFirmados: dosPapeles({ papeles, devolucion, detencion: 'sinCambiar' }) })
  expect(within(await lugar('Papel 2')).getByText('La mesa devolvió este documento.')).toBeVisible()
  expect(within(await lugar('Papel 1')).queryByText('La mesa devolvió este documento.')).toBeNull()
  expect(await deliver()).toHaveAccessibleDescription(
    'Falta cambiar lo que la mesa devolvió: cámbielo, o responda la irregularidad, antes de enviarlos otra vez.',
  )
})

test('a reader hands nothing in; an electronic sale has no such panel', async () => {
  open({}, { roles: ['jefatura'] })
  expect(await deliver()).toHaveAccessibleDescription('Solo el asesor puede cambiar la postulación.')
  expect(screen.queryByLabelText(/Adjuntar firmado/)).toBeNull()
})

test('an electronic sale has no signed papers to hand in', async () => {
  open({ obtenerVenta: ventaConDS('resumenCotizacion', { tipoVenta: 'E' }) })
  expect(await screen.findByRole('link', { name: 'Finalizar' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Enviar documentos firmados' })).toBeNull()
})

test('of a pair, a link leads to the other one with missing papers', async () => {
  const otro = { prospectoId: 13, nombre: 'LUIS TAPIA SOTO', identificador: 35 }
  open({ obtenerPapelesFirmados: dosPapeles({ detencion: 'otro', otro }) })
  const text = 'La pareja entrega sus documentos junta: falta que el otro compensado tenga los suyos firmados.'
  expect(await screen.findAllByText(text)).not.toEqual([])
  const link = screen.getByRole('link', { name: 'Ir a los documentos de LUIS TAPIA SOTO' })
  expect(link).toHaveAttribute('href', '/documents-preview?prospectoId=13')
})

test('of a pair that came back, it says that the other has to change its own, not that they be signed', async () => {
  const otro = { prospectoId: 13, nombre: 'LUIS TAPIA SOTO', identificador: 35 }
  const devolucion = {
    motivo: 'Documentos de LUIS TAPIA SOTO: falta la firma',
    por: 'PILAR SOTO',
    en: '2026-11-21T16:00:00.000Z',
  }
  open({ obtenerPapelesFirmados: dosPapeles({ devolucion, detencion: 'otroSinCambiar', otro }) })
  expect(await screen.findByText('Documentos de LUIS TAPIA SOTO: falta la firma')).toBeVisible()
  expect(await deliver()).toHaveAccessibleDescription(
    'La pareja entrega sus documentos junta: falta cambiar lo que la mesa devolvió al otro compensado, o responder su irregularidad.',
  )
  expect(screen.queryByText(/Cambie lo que está mal/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Ir a los documentos de LUIS TAPIA SOTO' })).toBeVisible()
})
