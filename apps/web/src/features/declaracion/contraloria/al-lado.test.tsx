import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { caso, enCola, medica } from '../../../testing/contraloria/caso.ts'
import { colaDe, renderContraloria } from '../../../testing/contraloria/pantalla.tsx'
import { type Answers, Refused } from '../../../testing/fake-server.ts'

const anterior = {
  identificador: 41,
  folio: 5_000_000_041,
  nombre: 'JUAN IBACACHE',
  como: 'carga' as const,
  estado: 'DS Rechazada',
  enviadaEn: '2025-11-18T11:00:00.000Z',
}

const open = (answers: Answers = {}) =>
  renderContraloria(
    {
      obtenerColaContraloria: colaDe([{ ...enCola(3, 'ROSA IBACACHE MORA'), cola: 'medica' }]),
      obtenerCasoContraloria: ({ identificador }) =>
        caso({ identificador: Number(identificador), cola: 'medica', medica }),
      situacionDeCaso: { cola: 'medica', retenida: null, ultima: null, toma: null },
      obtenerCasosAnteriores: [anterior],
      descargarAdjuntoDS: new Blob(['%PDF-1.4'], { type: 'application/pdf' }),
      ...answers,
    },
    '?identificador=3',
  ).sent

const withUrls = () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  onTestFinished(() => void vi.restoreAllMocks())
}

test('a document is read beside the declaration, and put away by Escape to where it was opened', async () => {
  withUrls()
  open()
  await press('Abrir informe.pdf')
  const beside = await screen.findByRole('complementary', { name: 'informe.pdf' })
  expect(await within(beside).findByText(/No se pudo mostrar el documento/)).toBeVisible()
  expect(within(beside).getByRole('heading', { name: 'informe.pdf' })).toHaveFocus()
  expect(screen.getByText('Glaucoma')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  expect(screen.getByRole('button', { name: 'Abrir informe.pdf' })).toHaveFocus()
})

const dosImagenes = (): Answers => {
  const [uno] = medica.archivos
  const archivos = ['frente.png', 'dorso.png'].map((nombre, id) => ({
    ...uno!,
    id: id + 1,
    nombre,
    tipoMIME: 'image/png',
  }))
  return {
    obtenerCasoContraloria: caso({ cola: 'medica', medica: { ...medica, archivos } }),
    descargarAdjuntoDS: new Blob(['x'], { type: 'image/png' }),
  }
}

test('the key G turns the open document', async () => {
  withUrls()
  open(dosImagenes())
  await press('Abrir frente.png')
  const picture = await screen.findByRole('img', { name: 'frente.png' })
  await userEvent.keyboard('g')
  expect(picture.style.rotate).toBe('90deg')
  await userEvent.keyboard('{Control>}g{/Control}')
  expect(picture.style.rotate).toBe('90deg')
})

test('a kept document stays beside the next one; closing that one leaves it, ready for a third', async () => {
  withUrls()
  open(dosImagenes())
  await press('Abrir frente.png')
  await press('Comparar')
  expect(screen.getByText('Abra el otro documento: se verá al lado.')).toBeVisible()
  await press('Abrir dorso.png')
  const pair = await screen.findByRole('complementary', { name: 'Documentos en comparación' })
  for (const name of ['frente.png', 'dorso.png']) expect(await within(pair).findByRole('img', { name })).toBeVisible()
  expect(within(pair).getByRole('heading', { name: 'dorso.png' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Comparar' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('complementary', { name: 'frente.png' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Abrir dorso.png' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Comparar' })).toHaveAttribute('aria-pressed', 'true')
})

test('files of a resend are listed under it, without the text for no files', async () => {
  const archivos = medica.archivos.map((uno) => ({ ...uno, id: 9, nombre: 'espirometria.pdf' }))
  const reenvio = { clase: 'medica' as const, en: '2026-11-20T12:00:00.000Z', pedido: ['Espirometría'], archivos }
  open({
    obtenerCasoContraloria: caso({ cola: 'medica', medica: { ...medica, archivos: [] }, reenvios: [reenvio] }),
  })
  expect(await screen.findByRole('button', { name: 'Abrir espirometria.pdf' })).toBeVisible()
  expect(screen.queryByText('Ninguno.')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Archivos enviados con la declaración' })).toBeNull()
})

test('earlier cases are looked for when one asks, and each opens as a case of its own', async () => {
  const sent = open()
  await screen.findByText('Glaucoma')
  expect(sent('obtenerCasosAnteriores')).toEqual([])
  await press('Ver casos anteriores')
  const row = await screen.findByRole('row', { name: /18-11-2025/ })
  for (const text of ['5000000041', 'JUAN IBACACHE', 'Carga', 'DS Rechazada']) expect(row).toHaveTextContent(text)
  await expectFocusSomewhere()
  await press('Abrir el caso 5000000041 de JUAN IBACACHE')
  await waitFor(() => expect(sent('obtenerCasoContraloria').at(-1)).toEqual({ identificador: 41 }))
  expect(sent('obtenerCasosAnteriores')).toEqual([{ identificador: 3 }])
})

test('earlier cases that were cut say so', async () => {
  open({ obtenerCasosAnteriores: Array.from({ length: 50 }, (_, i) => ({ ...anterior, identificador: 100 + i })) })
  await press('Ver casos anteriores')
  expect(await screen.findByText('Se muestran los 50 más recientes; puede haber otros.')).toBeVisible()
})

test.each([
  ['none', [], 'Esta persona no tiene otros casos.'],
  ['not to be read', new Refused(503, ''), 'No se han podido obtener los casos anteriores.'],
])('earlier cases, %s', async (_what, obtenerCasosAnteriores, text) => {
  open({ obtenerCasosAnteriores })
  await press('Ver casos anteriores')
  expect(await screen.findByText(text)).toBeVisible()
})
