import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { elDia } from '../../../../testing/acts/el-dia.ts'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, inTurn, payloadsIn, Refused } from '../../../../testing/fake-server.ts'
import { fichaDe } from '../../../../testing/ficha.ts'
import { renderScreen, supervisor } from '../../../../testing/render-screen.tsx'
import { HomeScreen } from '../home-screen.tsx'

beforeEach(elDia)

const hecho = (prospectoId: number, agrega: string[], quita: string[] = []) => ({ prospectoId, agrega, quita })

function open(answers: Answers = {}, session = {}, at = '/home') {
  const received = fakeServer({
    obtenerProspectos: [fichaDe(1, { etiquetas: ['feria', 'vip'] }), fichaDe(2, { etiquetas: ['vip'] }), fichaDe(3)],
    obtenerEstadosProspectos: [],
    obtenerTipoProspectos: [],
    obtenerVistas: { vistas: [] },
    obtenerEtiquetas: { etiquetas: ['feria', 'vip'] },
    obtenerAsesoresDelEquipo: { asesores: [], deProspecto: null },
    ...answers,
  })
  const { router } = renderScreen(<HomeScreen />, { at, session })
  return { router, sent: payloadsIn(received) }
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Etiquetas' }))
const choose = async (...ids: number[]) => {
  await press('Seleccionar varios')
  for (const id of ids) await userEvent.click(await screen.findByRole('checkbox', { name: `Elegir a PROSPECTO ${id}` }))
}

describe('tags of a card', () => {
  test('stand on it, and filter the list', async () => {
    const { router, sent } = open()
    const suyas = within(await screen.findByRole('list', { name: 'Etiquetas de PROSPECTO 1' }))
    expect(suyas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['feria', 'vip'])
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Etiqueta' }), 'vip')
    await waitFor(() => expect(router.state.location.search).toBe('?etiqueta=vip'))
    await waitFor(() => expect(sent('obtenerProspectos').at(-1)).toMatchObject({ etiqueta: 'vip' }))
  })

  test('have their filter before any is read, so that the list does not move', () => {
    open({ obtenerEtiquetas: { etiquetas: [] } })
    expect(screen.getByRole('combobox', { name: 'Etiqueta' })).toBeVisible()
  })

  test('are changed in one dialog, with one undo that reverts what was done', async () => {
    const { sent } = open({
      etiquetarProspectos: { hechos: [hecho(1, ['nueva'], ['vip'])], rechazados: [] },
    })
    await press('Etiquetar a PROSPECTO 1')
    const box = await dialog()
    await userEvent.click(box.getByRole('checkbox', { name: 'vip' }))
    await userEvent.type(box.getByLabelText('Etiqueta nueva'), ' Nueva {Enter}')
    expect(box.getByRole('checkbox', { name: 'nueva' })).toHaveProperty('checked', true)
    await userEvent.click(box.getByRole('button', { name: 'Guardar' }))
    await press('Deshacer')
    await screen.findByText('Se deshizo el cambio.')
    expect(sent('etiquetarProspectos')).toEqual([
      { cambios: [hecho(1, ['nueva'], ['vip'])] },
      { cambios: [hecho(1, ['vip'], ['nueva'])] },
    ])
    expect(document.body).not.toHaveFocus()
  })

  test('with a sign or one too many are refused at the field, before anything is sent', async () => {
    const { sent } = open()
    await press('Etiquetar a PROSPECTO 1')
    const box = await dialog()
    const field = box.getByLabelText('Etiqueta nueva')
    await userEvent.type(field, 'a;b{Enter}')
    expect(field).toHaveAccessibleDescription(
      'Una etiqueta tiene hasta 24 letras, números y espacios. Hasta 5 por persona. Nada de salud.',
    )
    await userEvent.clear(field)
    for (const una of ['a', 'b', 'c', 'd']) await userEvent.type(field, `${una}{Enter}`)
    await userEvent.click(box.getByRole('button', { name: 'Guardar' }))
    expect(field).toHaveAccessibleDescription('Quedaría con más de 5 etiquetas. Hasta 5 por persona. Nada de salud.')
    expect(field).toHaveFocus()
    expect(sent('etiquetarProspectos')).toEqual([])
  })

  test('stay in the dialog when they could not be saved', async () => {
    open({ etiquetarProspectos: new Refused(503, 'No se han podido guardar las etiquetas. Inténtelo nuevamente.') })
    await press('Etiquetar a PROSPECTO 3')
    const box = await dialog()
    await userEvent.type(box.getByLabelText('Etiqueta nueva'), 'fría')
    await userEvent.click(box.getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText('No se han podido guardar las etiquetas. Inténtelo nuevamente.')).toBeVisible()
    expect(box.getByLabelText('Etiqueta nueva')).toHaveValue('fría')
  })

  test('that could not be read say so and are read again, with what was typed', async () => {
    const text = 'No se han podido obtener las etiquetas. Inténtelo nuevamente.'
    const leidas = { etiquetas: ['invierno'] }
    // Once for the filter of the list, once for the dialog
    open({ obtenerEtiquetas: inTurn(new Refused(503, text), new Refused(503, text), leidas) })
    await press('Etiquetar a PROSPECTO 3')
    const box = await dialog()
    await userEvent.type(box.getByLabelText('Etiqueta nueva'), 'fría')
    expect(await box.findByText(text)).toBeVisible()
    await userEvent.click(box.getByRole('button', { name: 'Reintentar' }))
    expect(await box.findByRole('checkbox', { name: 'invierno' })).toBeVisible()
    expect(box.queryByText(text)).toBeNull()
    expect(box.getByLabelText('Etiqueta nueva')).toHaveValue('fría')
    expect(document.body).not.toHaveFocus()
  })

  test('are not offered to a supervisor by link', async () => {
    open({}, supervisor)
    await screen.findByRole('heading', { name: 'PROSPECTO 1' })
    expect(screen.queryByRole('button', { name: /^Etiquetar/ })).toBeNull()
  })
})

describe('tags of a selection', () => {
  test('of some are half checked; checked they go to all, in one call', async () => {
    const { sent } = open({
      etiquetarProspectos: {
        hechos: [hecho(1, []), hecho(3, ['feria'])],
        rechazados: [{ prospectoId: 2, motivo: 'Quedaría con más de 5 etiquetas.' }],
      },
    })
    await choose(1, 2, 3)
    await press('Etiquetar')
    const box = await dialog()
    const feria = box.getByRole('checkbox', { name: /^feria/ })
    expect(feria).toHaveProperty('indeterminate', true)
    await userEvent.click(feria)
    await userEvent.click(box.getByRole('button', { name: 'Guardar' }))
    await waitFor(() =>
      expect(sent('etiquetarProspectos')).toEqual([{ cambios: [1, 2, 3].map((id) => hecho(id, ['feria'])) }]),
    )
    const resto = within(await screen.findByRole('region', { name: 'No se etiquetó 1' }))
    expect(resto.getByText('PROSPECTO 2')).toBeVisible()
    await press('Deshacer')
    await waitFor(() => expect(sent('etiquetarProspectos').at(-1)).toEqual({ cambios: [hecho(3, [], ['feria'])] }))
  })

  test('are for the head of the team too', async () => {
    open({}, { roles: ['jefatura'] })
    await choose(1)
    expect(await screen.findByRole('button', { name: 'Etiquetar' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Posponer' })).toBeNull()
  })
})
