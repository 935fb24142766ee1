import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PayloadOf } from '../../../../lib/api/call.ts'
import { borradorDe } from '../../../../testing/acts/borrador.ts'
import { elDia } from '../../../../testing/acts/el-dia.ts'
import { pasteInto } from '../../../../testing/acts/paste-into.ts'
import { press, userEvent } from '../../../../testing/acts/user-event.ts'
import {
  DE_LA_DS,
  glaucoma,
  hijoDe,
  preguntasCon,
  titular,
  todasNo,
  ventaConDS,
} from '../../../../testing/declaracion.ts'
import { type Answers, fakeServer, inTurn, payloadsIn, Refused, UNREACHABLE } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../../testing/usuario.ts'
import { PreguntasScreen } from './preguntas-screen.tsx'

beforeEach(elDia)

/** Fake server that stores the answers. */
function open(answers: Answers = {}, respuestas: Readonly<Record<number, boolean>> = {}) {
  const kept = { ...respuestas }
  const received = fakeServer({
    obtenerVenta: ventaConDS('beneficiarios'),
    obtenerBeneficiariosDS: [titular, hijoDe(2, { nombres: 'ANA', apellidoPaterno: 'MOLINA' })],
    obtenerPreguntasDS: () => preguntasCon(kept),
    buscarDiagnosticos: [{ codigo: 'H40', diagnostico: 'Glaucoma' }],
    ...sinBorrador,
    guardarRespuestaDS: ({ codigoPregunta, respuesta }: { codigoPregunta: number; respuesta: boolean }) => {
      kept[codigoPregunta] = respuesta
      return 'ok'
    },
    guardarEtapa: { etapa: 'preguntas' },
    ...answers,
  })
  const { router } = renderScreen(<PreguntasScreen />, { at: `/postulant-ds${DE_LA_DS}` })
  const sent = payloadsIn(received)
  return { router, sent }
}

const heading = (id: number) => screen.findByRole('button', { name: new RegExp(`¿Pregunta ${id}\\?`) })
const answer = async (what: 'Sí' | 'No') => userEvent.click(await screen.findByRole('radio', { name: what }))

test('one after another: the rest is closed, 11 is never shown', async () => {
  open()
  expect(await heading(1)).toHaveAttribute('aria-expanded', 'true')
  expect(await heading(2)).toHaveAttribute('aria-disabled', 'true')
  expect(await heading(2)).toHaveAccessibleDescription('Responda las preguntas en orden')
  await userEvent.click(await heading(2))
  expect(await heading(2)).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByText('¿Pregunta 11?')).toBeNull()
  expect(screen.getByText('0 de 14')).toBeVisible()
})

test('a «no» is saved at once and the next opens with the focus', async () => {
  const { sent } = open()
  await answer('No')
  await waitFor(async () => expect(await heading(2)).toHaveAttribute('aria-expanded', 'true'))
  expect(sent('guardarRespuestaDS')).toEqual([
    {
      identificador: 20_001,
      codigoPregunta: 1,
      version: 1,
      respuesta: false,
      diagnosticos: [],
      reemplaza: { version: null, ventana: expect.stringMatching(/^[0-9a-f]{32}$/) },
    },
  ])
  expect(await heading(2)).toHaveFocus()
  expect(screen.getByText('1 de 14')).toBeVisible()
})

test('after 10 comes 12', async () => {
  const upToTen = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [index + 1, false]))
  open({}, upToTen)
  expect(await heading(10)).toHaveAttribute('aria-expanded', 'true')
  await answer('No')
  await waitFor(async () => expect(await heading(12)).toHaveAttribute('aria-expanded', 'true'))
})

test('not saved: a message, the next stays closed, and pressing again saves it', async () => {
  const { sent } = open({ guardarRespuestaDS: inTurn(UNREACHABLE, 'ok') })
  await answer('No')
  expect(await screen.findByText('No se ha podido guardar la respuesta, vuelve a intentalor más tarde.')).toBeVisible()
  await press('Cerrar')
  expect(await heading(2)).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('radio', { name: 'No', checked: true })).toBeNull()
  await answer('No')
  await waitFor(() => expect(sent('guardarRespuestaDS')).toHaveLength(2))
})

describe('a «sí»', () => {
  const choose = async (name: string) =>
    userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Beneficiario' }), name)
  const diagnose = async (text: string) => userEvent.type(screen.getByRole('combobox', { name: /^Diagnóstico/ }), text)
  const date = async (text: string) => {
    await pasteInto(screen.getByRole('textbox', { name: /^Fecha aproximada/ }), text)
    await userEvent.tab()
  }

  test('needs person, diagnosis and date', async () => {
    const { sent } = open()
    await answer('Sí')
    await press('Guardar respuesta')
    for (const text of [
      'Debe seleccionar un beneficiario',
      'Debe ingresar un diagnóstico',
      'Debe ingresar una fecha aproximada',
    ])
      expect(await screen.findByText(text)).toBeVisible()
    expect(sent('guardarRespuestaDS')).toEqual([])
  })

  test('of a date to come is refused', async () => {
    open()
    await answer('Sí')
    await date('22-11-2026')
    expect(await screen.findByText('La fecha no puede ser futura')).toBeVisible()
  })

  test('of a date before its person was born is refused', async () => {
    const { sent } = open()
    await answer('Sí')
    await choose('ANA MOLINA')
    await date('01-08-2011')
    expect(await screen.findByText('La fecha es anterior al nacimiento de la persona')).toBeVisible()
    await press('Guardar respuesta')
    expect(sent('guardarRespuestaDS')).toEqual([])
  })

  test('is saved with a diagnosis of the list', async () => {
    const { sent } = open()
    await answer('Sí')
    await choose('ANA MOLINA')
    await diagnose('glau')
    await userEvent.click(await screen.findByRole('option', { name: 'Glaucoma' }))
    await date('10-03-2019')
    await userEvent.click(screen.getByLabelText('Intervención quirúrgica'))
    await press('Guardar respuesta')
    await waitFor(() => expect(sent('guardarRespuestaDS')).toHaveLength(1))
    expect(sent('guardarRespuestaDS')[0]).toMatchObject({
      respuesta: true,
      diagnosticos: [
        {
          beneficiario: 2,
          diagnostico: { codigo: 'H40', diagnostico: 'Glaucoma' },
          fecha: '10-03-2019',
          intervencionQuirurgica: true,
        },
      ],
    })
  })

  test('or typed freely, without code', async () => {
    const { sent } = open()
    await answer('Sí')
    await choose('JAVIERA MOLINA')
    await diagnose('Ojo seco')
    await date('01-02-2020')
    await press('Guardar respuesta')
    await waitFor(() => expect(sent('guardarRespuestaDS')).toHaveLength(1))
    expect(sent('guardarRespuestaDS')[0]).toMatchObject({
      diagnosticos: [{ diagnostico: { codigo: '', diagnostico: 'Ojo seco' } }],
    })
  })

  test('takes another diagnosis only when the first is complete', async () => {
    open()
    await answer('Sí')
    await press('Agregar otro diagnóstico')
    expect(
      await screen.findByText('Debe completar los campos obligatorios para poder declarar otro diagnóstico'),
    ).toBeVisible()
  })

  test('keeps one diagnosis; others go after a confirmation', async () => {
    open({ obtenerPreguntasDS: preguntasCon({ 1: true }) })
    await userEvent.click(await heading(1))
    const only = await screen.findByRole('button', { name: 'Eliminar diagnóstico 1' })
    expect(only).toHaveAttribute('aria-disabled', 'true')
    await press('Agregar otro diagnóstico')
    await press('Eliminar diagnóstico 2')
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('¿Desea eliminar este diagnóstico?')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Eliminar diagnóstico 2' })).toBeNull())
  })

  test('taken back to «no» asks first', async () => {
    const { sent } = open({ obtenerPreguntasDS: preguntasCon({ 1: true }) })
    await userEvent.click(await heading(1))
    expect(screen.getByRole('combobox', { name: /^Diagnóstico/ })).toHaveValue(glaucoma.diagnostico.diagnostico)
    await answer('No')
    await press('Cancelar')
    expect(sent('guardarRespuestaDS')).toEqual([])
    await answer('No')
    await press('Responder No')
    await waitFor(() => expect(sent('guardarRespuestaDS')[0]).toMatchObject({ respuesta: false, diagnosticos: [] }))
  })
})

describe('Continuar', () => {
  test('waits for all answers', async () => {
    open({}, { 1: false })
    const button = await screen.findByRole('button', { name: 'Continuar' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('Para continuar: faltan 13 de 14 preguntas.')).toBeVisible()
  })

  test('saves stage preguntas and opens the summary', async () => {
    const { router, sent } = open({}, todasNo())
    await press('Continuar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/postulant-summary'))
    expect(sent('guardarEtapa')[0]).toMatchObject({ identificador: 20_001, etapa: 'preguntas' })
  })
})

test('the tooltip of the progress hides after five seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open()
  const tip = await screen.findByText(/^Faltan 14 preguntas/)
  expect(tip.dataset.open).toBe('true')
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(tip.dataset.open).toBeUndefined()
})

test('once they were continued they are read, with the way to where the sale stands', async () => {
  open({ obtenerVenta: ventaConDS('resumenDeclaracion') })
  expect(await screen.findByRole('link', { name: 'Sigue: Resumen y envío' })).toHaveAttribute(
    'href',
    `/enviar-ds${DE_LA_DS}`,
  )
  expect(screen.getByRole('button', { name: 'Corregir' })).toBeVisible()
})

test('the questions cannot be read: the message of the specification and a way to retry', async () => {
  open({ obtenerPreguntasDS: UNREACHABLE })
  expect(
    await screen.findByText('No se ha podido cargar las preguntas correctamente, contactate con tu ejecutivo'),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible()
})

describe('without network', () => {
  const network = (there: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there)
    act(() => void window.dispatchEvent(new Event(there ? 'online' : 'offline')))
  }
  afterEach(() => vi.restoreAllMocks())
  const waiting = (text: RegExp) => screen.findByText(text)

  test('answers wait, in their order and the last of each question, and are sent when it returns', async () => {
    const { sent } = open()
    await heading(1)
    network(false)
    for (const _ of [1, 2]) await answer('No')
    expect(await waiting(/^2 respuestas por enviar/)).toBeVisible()
    expect(await heading(3)).toHaveFocus()
    expect(screen.getByText('2 de 14')).toBeVisible()
    expect(sent('guardarRespuestaDS')).toEqual([])
    await userEvent.click(await heading(2))
    expect(await screen.findByText('Respuesta por enviar')).toBeVisible()
    await answer('Sí')
    await answer('No')
    expect(await waiting(/^2 respuestas por enviar/)).toBeVisible()
    network(true)
    await waitFor(() => expect(screen.queryByText(/por enviar\./)).toBeNull())
    expect(sent('guardarRespuestaDS').map((one) => (one as { codigoPregunta: number }).codigoPregunta)).toEqual([1, 2])
    expect(screen.getByText('2 de 14')).toBeVisible()
  })

  test('nothing is continued while one waits', async () => {
    open({}, todasNo({}))
    await heading(15)
    network(false)
    await userEvent.click(await heading(15))
    await answer('Sí')
    await answer('No')
    expect(await waiting(/^1 respuesta por enviar/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAccessibleDescription(
      'Espere a que se envíen sus respuestas para continuar.',
    )
  })

  test.each([503, 429])('a server that answers %i as the network returns takes none of them away', async (status) => {
    const { sent } = open({ guardarRespuestaDS: new Refused(status, 'Ahora no') })
    await heading(1)
    network(false)
    for (const _ of [1, 2]) await answer('No')
    await waiting(/^2 respuestas por enviar/)
    network(true)
    await waitFor(() => expect(sent('guardarRespuestaDS')).toHaveLength(1))
    expect(await waiting(/^2 respuestas por enviar/)).toBeVisible()
    expect(screen.queryByText('Ahora no')).toBeNull()
  })

  test('text typed over a waiting answer is still a draft once that answer has arrived', async () => {
    const kept = new Map<string, PayloadOf<'guardarBorrador'>['cambios'][number]>()
    const { sent } = open({
      guardarBorrador: ({ formulario, cambios }) => {
        if (formulario === 'pregunta-ds:20001:1') for (const cambio of cambios) kept.set(cambio.campo, cambio)
        return 'ok'
      },
      obtenerBorrador: ({ formulario }) =>
        formulario === 'pregunta-ds:20001:1' && kept.size > 0
          ? { ...borradorDe({}), cambios: [...kept.values()] }
          : null,
      descartarBorrador: ({ formulario }) => {
        if (formulario === 'pregunta-ds:20001:1') kept.clear()
        return 'ok'
      },
    })
    await heading(1)
    network(false)
    for (const _ of [1, 2]) await answer('No')
    await userEvent.click(await heading(1))
    await answer('Sí')
    await userEvent.type(screen.getByRole('combobox', { name: /^Diagnóstico/ }), 'Ojo seco')
    const typed = () => JSON.stringify(kept.get('diagnosticos')?.a ?? null)
    await waitFor(() => expect(typed()).toContain('Ojo seco'))
    network(true)
    await waitFor(() => expect(sent('guardarRespuestaDS')).toHaveLength(2))
    // the other question's, of which nothing more was typed, has gone
    await waitFor(() => expect(sent('descartarBorrador')).toContainEqual({ formulario: 'pregunta-ds:20001:2' }))
    expect(typed()).toContain('Ojo seco')
    expect(kept.get('respuesta')?.a).toBe('si')
    expect(screen.getByRole('combobox', { name: /^Diagnóstico/ })).toHaveValue('Ojo seco')
  })

  test('one refused on return shows its reason, and the later ones are not sent', async () => {
    const { sent } = open({ guardarRespuestaDS: new Refused(422, 'La declaración ya fue enviada.') })
    await heading(1)
    network(false)
    for (const _ of [1, 2]) await answer('No')
    await waiting(/^2 respuestas por enviar/)
    network(true)
    expect(await screen.findByText('La declaración ya fue enviada.')).toBeVisible()
    expect(sent('guardarRespuestaDS')).toHaveLength(1)
    expect(screen.queryByText(/por enviar\./)).toBeNull()
  })
})
