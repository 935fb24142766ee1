import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { setSingleKeys } from '../../../lib/keys/single-keys.ts'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { caso, enCola } from '../../../testing/contraloria/caso.ts'
import { colaDe, renderContraloria } from '../../../testing/contraloria/pantalla.tsx'
import type { Answers } from '../../../testing/fake-server.ts'

const open = (answers: Answers = {}, query = '') =>
  renderContraloria(
    {
      obtenerColaContraloria: colaDe(
        [
          { ...enCola(3, 'ROSA IBACACHE MORA'), espera: '2020-11-18T11:00:00.000Z' },
          { ...enCola(4, 'TOMÁS ÑUÑEZ PINO'), espera: '2099-11-18T11:00:00.000Z', cola: 'medica', reenvio: true },
        ],
        { metaHoras: 24 },
      ),
      obtenerCasoContraloria: ({ identificador }) => caso({ identificador: Number(identificador) }),
      situacionDeCaso: { cola: 'financiera', retenida: null, ultima: null, toma: null },
      responderEvaluacionFinanciera: { resultado: 1, saleEn: '2026-11-18T11:00:15.000Z', porConfirmar: false },
      ...answers,
    },
    query,
  )

const item = (name: RegExp) => screen.findByRole('button', { name })
const focusDesk = async () => {
  await item(/^ROSA/)
  act(() => screen.getByRole('button', { name: 'Actualizar' }).focus())
}

test('begins with everything that waits; a case says of which kind it is, and which is past the goal', async () => {
  const { router, sent } = open()
  expect(await item(/^ROSA/)).toHaveTextContent('pasó la meta Financiera')
  expect(await item(/^TOMÁS/)).not.toHaveTextContent('pasó la meta')
  expect(await item(/^TOMÁS/)).toHaveTextContent('Reenvío Médica')
  expect(screen.getByText(/^Meta: 24 h/)).toBeVisible()
  expect(sent('obtenerColaContraloria')).toEqual([{ cola: 'todas' }])
  await userEvent.click(screen.getByRole('button', { name: 'Reenvíos 1' }))
  expect(router.state.location.search).toBe('?cola=reenvios')
  await waitFor(() => expect(sent('obtenerColaContraloria').at(-1)).toEqual({ cola: 'reenvios' }))
})

const unfold = async () => {
  await item(/^ROSA/)
  await userEvent.click(screen.getByRole('button', { name: /^Filtrar y ordenar/ }))
}

test('shows the first part, says so, and asks for more', async () => {
  const { sent } = open({ obtenerColaContraloria: colaDe([enCola(3, 'ROSA IBACACHE MORA')], { hay: 340 }) })
  expect(await screen.findByText(/Se muestran los primeros 1\./)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }))
  await waitFor(() => expect(sent('obtenerColaContraloria').at(-1)).toEqual({ cola: 'todas', limite: 200 }))
})

test('is narrowed by reason, advisor and wait, and ordered, all in the address, until another view is opened', async () => {
  const { sent, router } = open()
  await unfold()
  await userEvent.selectOptions(screen.getByLabelText('Motivo'), 'Carga médica')
  await waitFor(() => expect(sent('obtenerColaContraloria').at(-1)).toEqual({ cola: 'todas', motivo: 'carga médica' }))
  await userEvent.type(screen.getByRole('combobox', { name: 'Asesor' }), 'rojas{Enter}')
  await userEvent.selectOptions(screen.getByLabelText('Espera'), 'Pasó la meta, 24 h')
  await userEvent.selectOptions(screen.getByLabelText('Primero los'), 'Más recientes')
  const narrowed = { cola: 'todas', motivo: 'carga médica', asesorId: 2, horas: 24, orden: 'recientes' }
  await waitFor(() => expect(sent('obtenerColaContraloria').at(-1)).toEqual(narrowed))
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    ...{ cola: 'todas', motivo: 'carga médica', asesor: '2', horas: '24', orden: 'recientes' },
  })
  expect(screen.getByRole('button', { name: 'Filtrar y ordenar · 3' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Reenvíos 1' }))
  await waitFor(() => expect(sent('obtenerColaContraloria').at(-1)).toEqual({ cola: 'reenvios', orden: 'recientes' }))
})

test('reads its filters from the address; opening a case and going back keeps them', async () => {
  const { sent, router } = open({}, '?cola=todas&motivo=carga+m%C3%A9dica&horas=72&asesor=x')
  await userEvent.click(await item(/^ROSA/))
  expect(sent('obtenerColaContraloria')[0]).toEqual({ cola: 'todas', motivo: 'carga médica', horas: 72 })
  expect(router.state.location.search).toContain('horas=72&identificador=3')
  await userEvent.click(screen.getByRole('button', { name: 'Volver a la cola' }))
  expect(router.state.location.search).toBe('?cola=todas&motivo=carga+m%C3%A9dica&horas=72')
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  expect(router.state.location.search).toBe('?cola=todas')
})

test('advisors of one name are told apart', async () => {
  const asesores = [1, 2].map((n) => ({ asesorId: n, nombre: 'Camila Peña', correo: `camila${n}@alerce.cl` }))
  open({ obtenerColaContraloria: colaDe([enCola(3, 'ROSA IBACACHE MORA')], { asesores }) })
  await unfold()
  await userEvent.type(screen.getByRole('combobox', { name: 'Asesor' }), 'camila2')
  expect(screen.getByRole('option', { name: 'Camila Peña · camila2@alerce.cl' })).toBeVisible()
})

test('narrowed to nothing it says so', async () => {
  open({ obtenerColaContraloria: ({ motivo }) => colaDe(motivo ? [] : [enCola(3, 'ROSA IBACACHE MORA')]) })
  await unfold()
  await userEvent.selectOptions(screen.getByLabelText('Motivo'), 'Carga médica')
  expect(await screen.findByText('Ningún caso de la cola es así')).toBeVisible()
})

test('J and K go through the queue and open nothing; Enter opens', async () => {
  const { sent } = open()
  await focusDesk()
  await userEvent.keyboard('j')
  expect(await item(/^ROSA/)).toHaveFocus()
  await userEvent.keyboard('jj')
  expect(await item(/^TOMÁS/)).toHaveFocus()
  await userEvent.keyboard('K')
  expect(await item(/^ROSA/)).toHaveFocus()
  expect(sent('obtenerCasoContraloria')).toEqual([])
  await userEvent.keyboard('j{Enter}')
  await waitFor(() => expect(sent('obtenerCasoContraloria')).toEqual([{ identificador: 4 }]))
})

test('they move nothing while one writes, with Ctrl, or switched off', async () => {
  onTestFinished(() => setSingleKeys(true))
  open()
  await focusDesk()
  const refresh = screen.getByRole('button', { name: 'Actualizar' })
  await userEvent.keyboard('{Control>}j{/Control}')
  expect(refresh).toHaveFocus()
  act(() => setSingleKeys(false))
  await userEvent.keyboard('j')
  expect(refresh).toHaveFocus()
  expect(screen.queryByText(/J y K recorren/)).toBeNull()
  act(() => setSingleKeys(true))
  const search = screen.getByRole('combobox', { name: /^Buscar caso/ })
  await userEvent.type(search, 'j')
  expect(search).toHaveFocus()
})

test('after an answer Enter opens the next case', async () => {
  const { sent } = open({}, '?identificador=3')
  await userEvent.click(await screen.findByRole('radio', { name: /Aprobar la renta/ }))
  await pasteInto(screen.getByRole('textbox', { name: /^Renta promedio/ }), '1350000')
  act(() => screen.getByRole('button', { name: 'Registrar resultado' }).focus())
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Siguiente caso' })).toHaveFocus()
  // An answered case is not read once more: a later state was not asked for
  expect(sent('obtenerCasoContraloria')).toEqual([{ identificador: 3 }])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(sent('obtenerCasoContraloria')).toEqual([{ identificador: 3 }, { identificador: 4 }]))
})

test('the last one answered, there is no next case to open', async () => {
  open(
    {
      obtenerColaContraloria: {
        totales: { todas: 1, financiera: 1, medica: 0, reenvios: 0, mias: 0, porConfirmar: 0 },
        metaHoras: 24,
        hay: 1,
        asesores: [],
        cuatroOjos: false,
        casos: [enCola(3, 'ROSA IBACACHE MORA')],
      },
    },
    '?identificador=3',
  )
  await userEvent.click(await screen.findByRole('radio', { name: /Aprobar la renta/ }))
  await pasteInto(screen.getByRole('textbox', { name: /^Renta promedio/ }), '1350000')
  await userEvent.click(screen.getByRole('button', { name: 'Registrar resultado' }))
  expect(await screen.findByText('ROSA IBACACHE MORA: Renta aprobada')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Siguiente caso' })).toBeNull()
})
