import { beneficiario } from '@alerce/contract/fichas/postulacion/beneficiario'
import type { FilaDeBeneficiario } from '@alerce/contract/forms/postulacion/beneficiarios'
import { leidoDe } from '@alerce/contract/testing/leido'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Beneficiario } from '../../../lib/sale/prospecto.ts'
import { conservados, soltados } from '../../../testing/acts/borrador.ts'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answer, fakeServer, payloadsIn } from '../../../testing/fake-server.ts'
import { respuestasDeBeneficiarios } from '../../../testing/postulacion/beneficiarios.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { BeneficiariosScreen } from './beneficiarios-screen.tsx'

/** Screen with a save that stays open until `arrive`. */
function open() {
  const { promise, resolve } = Promise.withResolvers<Answer<'guardarBeneficiarios'>>()
  let guardados: Beneficiario[] = []
  const received = fakeServer({
    ...respuestasDeBeneficiarios(),
    obtenerBeneficiarios: () => guardados,
    guardarBeneficiarios: ({ beneficiarios }) => {
      guardados = beneficiarios.map((uno, at) => ({
        ...leidoDe(beneficiario, {}),
        fechaNacimiento: uno.fechaNacimiento,
        sexo: uno.sexo,
        tipoBeneficiario: uno.tipoBeneficiario,
        ...(uno.clave ? { clave: uno.clave } : {}),
        beneficiarioId: at + 1,
        relacionFamiliar: Number(uno.relacionFamiliar),
      }))
      return promise
    },
  })
  const { router } = renderScreen(<BeneficiariosScreen />, { at: '/prospect-beneficiaries?prospectoId=12' })
  return { router, sent: payloadsIn(received), arrive: () => resolve('ok') }
}

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
  '%s: a row added while saving stays unsent, with its focus, and alone in the draft',
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

test('one that was corrected meanwhile stays as it is now, a correction of the one that was saved', async () => {
  const { sent, arrive } = open()
  await add(1, '10-05-2021')
  await press('Guardar Beneficiarios')
  await waitFor(() => expect(sent('guardarBeneficiarios')).toHaveLength(1))
  const fecha = (await rowOf(1)).getByLabelText(/Fecha de nacimiento/)
  await userEvent.clear(fecha)
  await pasteInto(fecha, '12-07-2023')
  await userEvent.tab()
  arrive()
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cerrar' }))
  expect(fechas()).toEqual(['12-07-2023'])
  expect(await screen.findByText('Se corrige abajo: al guardar queda lo corregido.')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Beneficiario corregido 1' })).toBeVisible()
  await press('Guardar Beneficiarios')
  await waitFor(() => expect(sent('guardarBeneficiarios')).toHaveLength(2))
  const claves = sent('guardarBeneficiarios').map(({ beneficiarios }) =>
    (beneficiarios as FilaDeBeneficiario[]).map(({ clave }) => clave),
  )
  expect(claves[0]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  expect(claves[1]).toEqual(claves[0])
})

test('a correction is discarded, and the saved one stays', async () => {
  const { sent, arrive } = open()
  await add(1, '10-05-2021')
  await press('Guardar Beneficiarios')
  await waitFor(() => expect(sent('guardarBeneficiarios')).toHaveLength(1))
  await userEvent.selectOptions((await rowOf(1)).getByLabelText(/^Sexo/), 'M')
  arrive()
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cerrar' }))
  await press('Dejar la corrección 1')
  expect(fechas()).toEqual([])
  expect(screen.queryByText(/Se corrige abajo/)).toBeNull()
  expect(screen.getByRole('heading', { name: 'Hija' })).toBeVisible()
})

test('sent rows are not kept in a draft again', async () => {
  const { router, sent, arrive } = open()
  await add(1, '10-05-2021')
  await waitFor(() => expect(sent('guardarBorrador').length).toBeGreaterThan(0))
  await press('Guardar Beneficiarios')
  arrive()
  const before = sent('guardarBorrador').length
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/prospect-beneficiaries'))
  expect(soltados(sent('guardarBorrador'))).toHaveLength(1)
  expect(conservados(sent('guardarBorrador'))).toHaveLength(before)
})

test('one being saved cannot be removed meanwhile', async () => {
  const { sent, arrive } = open()
  await add(1, '10-05-2021')
  await press('Guardar Beneficiarios')
  await waitFor(() => expect(sent('guardarBeneficiarios')).toHaveLength(1))
  await press('Quitar beneficiario nuevo 1')
  expect(screen.queryByText('Se quitó el beneficiario nuevo 1.')).toBeNull()
  expect(fechas()).toEqual(['10-05-2021'])
  arrive()
  expect(await screen.findByRole('alertdialog', { name: 'Los datos se han guardado correctamente!' })).toBeVisible()
})
