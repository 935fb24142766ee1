import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { type Answer, fakeServer } from '../../../testing/fake-server.ts'
import { respuestasDeBeneficiarios } from '../../../testing/postulacion/beneficiarios.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { BeneficiariosScreen } from './beneficiarios-screen.tsx'

/** Its save is on its way until `arrive`. */
function open() {
  const { promise, resolve } = Promise.withResolvers<Answer<'guardarBeneficiarios'>>()
  const received = fakeServer({
    ...respuestasDeBeneficiarios(),
    guardarBeneficiarios: () => promise,
  })
  const { router } = renderScreen(<BeneficiariosScreen />, { at: '/prospect-beneficiaries?prospectoId=12' })
  const sent = (name: string) => received.filter((one) => one.name === name).map(({ payload }) => payload)
  return { router, sent, arrive: () => resolve('ok') }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const rowOf = async (number: number) =>
  within(await screen.findByRole('group', { name: `Beneficiario nuevo ${number}` }))

async function add(number: number, nacimiento: string) {
  await press('Agregar beneficiario')
  const row = await rowOf(number)
  await userEvent.selectOptions(row.getByLabelText(/Relación familiar/), 'Hijo')
  await pasteInto(row.getByLabelText(/Fecha de nacimiento/), nacimiento)
  await userEvent.tab()
  await userEvent.selectOptions(row.getByLabelText(/^Sexo/), 'F')
}

const fechas = () => screen.queryAllByLabelText<HTMLInputElement>(/Fecha de nacimiento/).map(({ value }) => value)
const hija = (fechaNacimiento: string) => expect.objectContaining({ fechaNacimiento, relacionFamiliar: '4' })

test.each(['Guardar Beneficiarios', 'Avanzar en la Postulación'])(
  '%s: who is added meanwhile was not sent: they stay, with the focus that they had, and a draft keeps them alone',
  async (button) => {
    const { router, sent, arrive } = open()
    await add(1, '10-05-2021')
    await press(button)
    await waitFor(() => expect(sent('guardarBeneficiarios')).toHaveLength(1))
    await add(2, '11-06-2022')
    const sexo = (await rowOf(2)).getByLabelText(/^Sexo/)
    arrive()
    expect(await screen.findByRole('alertdialog', { name: 'Los datos se han guardado correctamente!' })).toBeVisible()
    expect(fechas()).toEqual(['11-06-2022'])
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(sexo).toHaveFocus())
    await waitFor(() =>
      expect(sent('guardarBorrador').at(-1)).toMatchObject({ cambios: [{ de: [], a: [hija('2022-06-11')] }] }),
    )
    expect(router.state.location.pathname).toBe('/prospect-beneficiaries')
  },
)

test('one that was corrected meanwhile stays as it is now', async () => {
  const { sent, arrive } = open()
  await add(1, '10-05-2021')
  await press('Guardar Beneficiarios')
  await waitFor(() => expect(sent('guardarBeneficiarios')).toHaveLength(1))
  const fecha = (await rowOf(1)).getByLabelText(/Fecha de nacimiento/)
  await userEvent.clear(fecha)
  await pasteInto(fecha, '12-07-2023')
  await userEvent.tab()
  arrive()
  await screen.findByRole('alertdialog')
  expect(fechas()).toEqual(['12-07-2023'])
})

test('of what was sent no draft is kept again', async () => {
  const { router, sent, arrive } = open()
  await add(1, '10-05-2021')
  await waitFor(() => expect(sent('guardarBorrador').length).toBeGreaterThan(0))
  await press('Guardar Beneficiarios')
  arrive()
  const before = sent('guardarBorrador').length
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/prospect-beneficiaries'))
  expect(sent('descartarBorrador')).toHaveLength(1)
  expect(sent('guardarBorrador')).toHaveLength(before)
})
