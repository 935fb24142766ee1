import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, inTurn, Refused } from '../../../testing/fake-server.ts'
import { documentoDe } from '../../../testing/postulacion/documento.ts'
import { renderScreen, supervisor } from '../../../testing/render-screen.tsx'
import { DocumentosPostulanteScreen } from './documentos-postulante-screen.tsx'

function open(answers: Answers, session = {}) {
  const received = fakeServer(answers)
  renderScreen(<DocumentosPostulanteScreen />, { at: '/postulant-documentos?prospectoId=12', session })
  return received
}

test('the documents are numbered, with their request, for a supervisor too', async () => {
  const otro = documentoDe({ documentoId: 6, idBox: null, solicitado: null, nombre: 'otro.gif', tamano: 2000 })
  open({ obtenerDocumentosProspecto: [documentoDe(), otro] }, supervisor)
  expect(screen.getByRole('heading', { level: 1, name: 'Documentos del postulante' })).toBeVisible()
  const list = await screen.findByRole('list', { name: 'Documentos del postulante' })
  expect(list.tagName).toBe('OL')
  const items = within(list).getAllByRole('listitem')
  expect(items[0]).toHaveTextContent('cedula.pdfCédula de identidad · 640 kB · 20-11-2026 12:30 · Camila Rojas')
  expect(items[1]).toHaveTextContent('otro.gifOtro documento · 2 kB')
})

test('without documents: «No existen documentos»; while they come: «Cargando documentos»', async () => {
  open({ obtenerDocumentosProspecto: [] })
  expect(screen.getByText('Cargando documentos')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'No existen documentos' })).toBeVisible()
})

test('a failed read shows its text, and can be repeated', async () => {
  const text = 'No se han podido obtener los documentos'
  open({ obtenerDocumentosProspecto: inTurn(new Refused(503, text), []) })
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { name: 'No existen documentos' })).toBeVisible()
})

test('one is downloaded under its name', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const received = open({ obtenerDocumentosProspecto: [documentoDe()], descargarDocumentoProspecto: 'bytes' })
  await userEvent.click(await screen.findByRole('button', { name: 'Descargar cedula.pdf' }))
  await waitFor(() => expect(click).toHaveBeenCalled())
  expect(received.at(-1)).toMatchObject({ name: 'descargarDocumentoProspecto', payload: { id: '5' } })
  click.mockRestore()
})

test('a failed download is reported', async () => {
  open({
    obtenerDocumentosProspecto: [documentoDe()],
    descargarDocumentoProspecto: new Refused(503, 'Error al descargar documentos'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Descargar cedula.pdf' }))
  expect(await screen.findByRole('alertdialog', { name: 'Error al descargar documentos' })).toBeVisible()
})
