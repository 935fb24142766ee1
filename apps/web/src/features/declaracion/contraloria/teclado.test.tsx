import { textosDelPostulante } from '@alerce/contract/catalogos/declaracion/resultados'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setSingleKeys } from '../../../lib/keys/single-keys.ts'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { caso, enCola, medica } from '../../../testing/contraloria/caso.ts'
import { colaDe, renderContraloria } from '../../../testing/contraloria/pantalla.tsx'
import type { Answers } from '../../../testing/fake-server.ts'

const CUANTOS = 40
const [informe] = medica.archivos as [(typeof medica.archivos)[number]]
const nombreDe = (id: number) => `PERSONA ${String(id).padStart(2, '0')}`
const ids = Array.from({ length: CUANTOS }, (_, at) => at + 1)

/** Queue of forty cases. An answered case leaves it. */
function open(answers: Answers = {}) {
  let casos = ids.map((id) => ({ ...enCola(id, nombreDe(id)), cola: 'medica' as const }))
  const { sent } = renderContraloria({
    obtenerColaContraloria: () => colaDe(casos, { metaHoras: 24 }),
    obtenerCasoContraloria: ({ identificador }) =>
      caso({ identificador: Number(identificador), nombre: nombreDe(Number(identificador)), cola: 'medica', medica }),
    situacionDeCaso: { cola: 'medica', retenida: null, ultima: null, toma: null },
    responderEvaluacionMedica: ({ identificador }) => {
      casos = casos.filter((one) => one.identificador !== Number(identificador))
      return { resultado: 1, saleEn: null, porConfirmar: false }
    },
    tomarCasoContraloria: 'ok',
    ...answers,
  })
  return sent
}

const row = (id: number) => screen.findByRole('button', { name: new RegExp(`^${nombreDe(id)}`) })
const title = (id: number) => screen.findByRole('heading', { name: nombreDe(id) })
const press = (keys: string) => userEvent.keyboard(keys)

test('Tab comes to the queue once, the arrows go through it, and it is come back to where one was', async () => {
  open()
  const all = await row(1).then(() => screen.getByRole('list', { name: /^Casos/ }))
  const stops = within(all)
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0)
  expect(stops).toEqual([await row(1)])
  act(() => stops[0]?.focus())
  await press('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(await row(2)).toHaveFocus()
  await press('{End}{ArrowDown}')
  expect(await row(CUANTOS)).toHaveFocus()
  await press('{Home}{ArrowDown}')
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  expect(await row(2)).toHaveFocus()
})

test('forty cases with the keyboard: opened at the heading, taken, answered, and the next focused', async () => {
  const sent = open()
  await row(1)
  act(() => screen.getByRole('button', { name: 'Actualizar' }).focus())
  await press('j{Enter}')
  await waitFor(async () => expect(await title(1)).toHaveFocus())
  await press('t')
  await waitFor(() => expect(sent('tomarCasoContraloria')).toEqual([{ identificador: 1 }]))
  for (const id of [1, 2, 3]) {
    await waitFor(async () => expect(await title(id)).toHaveFocus())
    await press('r')
    expect(screen.getByRole('radio', { name: 'Autorizada' })).toHaveFocus()
    await press('1')
    act(() => screen.getByRole('button', { name: 'Registrar resultado' }).focus())
    await press('{Enter}')
    expect(await screen.findByRole('button', { name: 'Siguiente caso' })).toHaveFocus()
    await press('{Enter}')
  }
  await waitFor(async () => expect(await title(4)).toHaveFocus())
  expect(sent('responderEvaluacionMedica')).toHaveLength(3)
  expect(within(screen.getByRole('list', { name: /^Casos/ })).getAllByRole('listitem')).toHaveLength(CUANTOS - 3)
})

test('from the document that is being read, J goes to the case after the open one', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  onTestFinished(() => void vi.restoreAllMocks())
  // an image: the reader of PDF is loaded late, and speaks to the console
  const archivos = [{ ...informe, nombre: 'informe.jpg', tipoMIME: 'image/jpeg' }]
  open({
    obtenerCasoContraloria: ({ identificador: id }) =>
      caso({ identificador: id, nombre: nombreDe(id), cola: 'medica', medica: { ...medica, archivos } }),
    descargarAdjuntoDS: new Blob(['x'], { type: 'image/jpeg' }),
  })
  ;(await row(5)).focus()
  await press('{Enter}')
  await waitFor(async () => expect(await title(5)).toHaveFocus())
  await userEvent.click(await screen.findByRole('button', { name: 'Abrir informe.jpg' }))
  await screen.findByRole('complementary', { name: 'informe.jpg' })
  await press('j')
  expect(await row(6)).toHaveFocus()
  await press('kk{Enter}')
  await waitFor(async () => expect(await title(4)).toHaveFocus())
})

test('switched off, T and R do nothing', async () => {
  onTestFinished(() => setSingleKeys(true))
  const sent = open()
  act(() => setSingleKeys(false))
  ;(await row(1)).focus()
  await press('{Enter}')
  const heading = await title(1)
  await waitFor(() => expect(heading).toHaveFocus())
  await press('tr')
  expect(heading).toHaveFocus()
  expect(sent('tomarCasoContraloria')).toEqual([])
})

test('a digit decides inside its form alone, and not where such keys are switched off', async () => {
  onTestFinished(() => setSingleKeys(true))
  open()
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
  ;(await row(1)).focus()
  await press('{Enter}')
  await screen.findByText('Glaucoma')
  act(() => screen.getByRole('button', { name: 'Actualizar' }).focus())
  await press('2')
  act(() => setSingleKeys(false))
  act(() => screen.getAllByRole('radio')[0]?.focus())
  await press('2')
  expect(chosen()).toEqual([])
  act(() => setSingleKeys(true))
  await press('2')
  expect(chosen()).toEqual([document.activeElement])
})

test('a user who moved on while a case loads keeps the focus', async () => {
  let come: (value: unknown) => void = () => undefined
  const late = new Promise((resolve) => {
    come = resolve
  })
  open({ obtenerCasoContraloria: () => late.then(() => caso({ identificador: 1, cola: 'medica', medica })) })
  ;(await row(1)).focus()
  await press('{Enter}')
  const search = screen.getByRole('combobox', { name: /^Buscar caso/ })
  await userEvent.type(search, 'per')
  await act(async () => come(null))
  expect(await screen.findByText('Glaucoma')).toBeVisible()
  expect(search).toHaveFocus()
})

test('of an electronic sale, the letter to confirm is read as the page of the applicant', async () => {
  open({
    obtenerCasoContraloria: caso({ identificador: 1, cola: 'medica', medica, electronica: true }),
    obtenerFirmasElectronicas: { correo: 'e•••@example.cl', compartenCorreo: 0, firmas: [] },
    responderEvaluacionMedica: { resultado: 4, saleEn: '2026-11-18T11:00:15.000Z', porConfirmar: false },
  })
  ;(await row(1)).focus()
  await press('{Enter}')
  await userEvent.click(await screen.findByRole('radio', { name: 'Rechazada' }))
  await pasteInto(screen.getByRole('textbox', { name: /^Motivo/ }), 'La ficha médica no permite aceptar')
  await userEvent.click(screen.getByRole('button', { name: 'Registrar resultado' }))
  const leida = await screen.findByRole('figure', { name: 'Así lo leerá el postulante' })
  const { titulo, parrafos } = textosDelPostulante.rechazada
  for (const text of [titulo, ...parrafos, 'La ficha médica no permite aceptar']) expect(leida).toHaveTextContent(text)
})
