import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { datosDe } from '../../../testing/datos-prospecto.ts'
import { type Answer, type Answers, fakeServer } from '../../../testing/fake-server.ts'
import { respuestasDeAntecedentes } from '../../../testing/postulacion/antecedentes.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { AntecedentesScreen } from './antecedentes-screen.tsx'

// born on 19-04-1984, a man
function open(answers: Answers) {
  const received = fakeServer({
    ...respuestasDeAntecedentes(),
    ...answers,
  })
  renderScreen(<AntecedentesScreen />, { at: '/postulant-data?prospectoId=12' })
  return () => received.filter(({ name }) => name === 'validarCargaVigente').length
}

const carga = { cargaVigente: true, fechaNacimiento: '02-03-2000', sexo: 'F' } as const
const late = () => Promise.withResolvers<Answer<'validarCargaVigente'>>()

const box = () => screen.findByLabelText<HTMLInputElement>('Carga vigente de otro afiliado')
const tick = async () => userEvent.click(await box())
const fecha = () => screen.getByLabelText<HTMLInputElement>(/Fecha de nacimiento/)
const sexo = () => screen.getByLabelText(/^Sexo/)

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await pasteInto(field, text)
  await userEvent.tab()
}
const typeRut = (rut = '17112004-7') => type(screen.getByLabelText(/^RUT/), rut)

describe('a late answer about a charge', () => {
  test('for a former rut is discarded', async () => {
    const { promise, resolve } = late()
    const asked = open({ validarCargaVigente: () => promise })
    await tick()
    await waitFor(() => expect(asked()).toBe(1))
    await type(fecha(), '05-05-1990')
    await typeRut()
    await act(async () => resolve(carga))
    expect(fecha()).toHaveValue('05-05-1990')
    expect(sexo()).toHaveValue('M')
    expect((await box()).checked).toBe(false)
    expect((await box()).disabled).toBe(false)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('and of nobody, of a rut that stands there no more, is not said', async () => {
    const { promise, resolve } = late()
    open({ validarCargaVigente: () => promise })
    await tick()
    await typeRut()
    await act(async () => resolve({ cargaVigente: false, fechaNacimiento: null, sexo: null }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('values typed since stay, the box is not ticked over them, and a notice says so', async () => {
    const { promise, resolve } = late()
    open({ validarCargaVigente: () => promise })
    await tick()
    await type(fecha(), '05-05-1990')
    resolve(carga)
    expect(await screen.findByRole('alertdialog', { name: /quedan como los escribió/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    expect(fecha()).toHaveValue('05-05-1990')
    expect(fecha().readOnly).toBe(false)
    expect(sexo()).toHaveValue('M')
    expect((await box()).checked).toBe(false)
  })

  test('the rut that stands now is asked about without waiting for the other', async () => {
    const { promise, resolve } = late()
    const otra = { ...carga, fechaNacimiento: '01-02-1999' }
    open({ validarCargaVigente: ({ rut }) => (rut.startsWith('17112004') ? otra : promise) })
    await tick()
    await typeRut()
    await tick()
    await waitFor(() => expect(fecha()).toHaveValue('01-02-1999'))
    await act(async () => resolve(carga))
    expect(fecha()).toHaveValue('01-02-1999')
  })
})

describe('without the charge', () => {
  const ticked = async () => {
    open({ validarCargaVigente: carga })
    await tick()
    await waitFor(() => expect(fecha()).toHaveValue('02-03-2000'))
  }

  test.each([
    ['the box is unticked', tick],
    ['the rut is another', typeRut],
    [
      'the document is a passport',
      () => userEvent.selectOptions(screen.getByLabelText(/Tipo de documento/), 'Pasaporte'),
    ],
  ])('%s: birth date and sex return to the former ones', async (_, unticks) => {
    await ticked()
    await unticks()
    await waitFor(() => expect(fecha()).toHaveValue('19-04-1984'))
    expect(sexo()).toHaveValue('M')
    expect((await box()).checked).toBe(false)
  })

  test('that was saved, another rut has neither', async () => {
    open({ obtenerDatosProspecto: datosDe({ cargaVigente: true }) })
    expect((await box()).checked).toBe(true)
    await typeRut()
    expect(fecha()).toHaveValue('')
    expect(sexo()).toHaveValue('')
  })

  test('that was saved, the same person keeps theirs', async () => {
    open({ obtenerDatosProspecto: datosDe({ cargaVigente: true }) })
    await tick()
    expect((await box()).checked).toBe(false)
    expect(fecha()).toHaveValue('19-04-1984')
    expect(sexo()).toHaveValue('M')
  })
})
