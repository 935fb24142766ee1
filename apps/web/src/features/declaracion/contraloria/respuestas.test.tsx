import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { caso, enCola, medica } from '../../../testing/contraloria/caso.ts'
import { colaDe, renderContraloria } from '../../../testing/contraloria/pantalla.tsx'
import type { Answers } from '../../../testing/fake-server.ts'
import type { CasoDeContraloria } from './queries.ts'

function open(part: Partial<CasoDeContraloria>, answers: Answers = {}) {
  const uno = caso(part)
  const { sent } = renderContraloria(
    {
      obtenerColaContraloria: colaDe([{ ...enCola(3, uno.nombre), cola: 'medica', reenvio: true }]),
      obtenerCasoContraloria: uno,
      situacionDeCaso: { cola: uno.cola, retenida: null, ultima: null, toma: null },
      responderEvaluacionFinanciera: { resultado: 7, saleEn: '2026-11-18T11:00:15.000Z', porConfirmar: false },
      responderEvaluacionMedica: { resultado: 2, saleEn: '2026-11-18T11:00:15.000Z', porConfirmar: false },
      ...answers,
    },
    '?identificador=3',
  )
  return sent
}

const enMedica = { cola: 'medica', medica } as const
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }))
const box = (name: string | RegExp) => screen.getByRole('textbox', { name })
const replace = async (name: string, text: string) => {
  await userEvent.clear(box(name))
  await pasteInto(box(name), text)
}
const accept = async () =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Registrar resultado' }))
const preview = async () => within(await screen.findByRole('alertdialog')).getByRole('figure')
const motivo = 'El glaucoma declarada sigue en control'

describe('authorized with restrictions', () => {
  test('starts with the declared conditions, at the legal limits; shown as a letter, then sent', async () => {
    const sent = open(enMedica)
    await choose(/Autorizada con restricciones/)
    expect(box('Condición')).toHaveValue('Glaucoma')
    expect([box('Meses'), box('Cobertura')].map((one) => (one as HTMLInputElement).value)).toEqual(['18', '25'])
    await replace('Meses', '12')
    await pasteInto(box(/^Motivo/), motivo)
    await press('Registrar resultado')
    const read = await preview()
    for (const text of [
      'Declaración de Salud autorizada con restricciones',
      'ROSA IBACACHE MORA',
      'Glaucoma',
      '12',
      '25 %',
      motivo,
    ])
      expect(read).toHaveTextContent(text)
    await accept()
    await waitFor(() =>
      expect(sent('responderEvaluacionMedica')).toEqual([
        {
          identificador: 3,
          resultado: 2,
          motivo,
          antecedentes: [],
          restricciones: [{ persona: 1, condicion: 'Glaucoma', meses: 12, cobertura: 25 }],
        },
      ]),
    )
  })

  test('a value out of bounds is reported at its field, and nothing is sent', async () => {
    const sent = open(enMedica)
    await choose(/Autorizada con restricciones/)
    await replace('Meses', '19')
    await replace('Cobertura', '24')
    await replace('Condición', 'Depresión')
    await press('Registrar resultado')
    for (const text of [
      'Escriba de 1 a 18 meses',
      'Escriba una cobertura de 25 a 99 %',
      'La cobertura de la salud mental no se puede restringir (Ley 21.331)',
      'Escriba el motivo',
    ])
      expect(await screen.findByText(text)).toBeVisible()
    expect(sent('responderEvaluacionMedica')).toEqual([])
  })

  test('one is added, one taken off, the last one stays', async () => {
    open(enMedica)
    await choose(/Autorizada con restricciones/)
    await press('Agregar restricción')
    expect(screen.getAllByRole('group', { name: /^Restricción \d/ })).toHaveLength(2)
    await press('Quitar restricción 2')
    expect(screen.getByRole('button', { name: 'Quitar restricción 1' })).toHaveAccessibleDescription(
      'Debe quedar al menos una restricción.',
    )
  })
})

describe('background wanted', () => {
  test('of the health: a line each, read as it will be, then sent', async () => {
    const sent = open(enMedica)
    await choose(/Se piden antecedentes/)
    await press('Registrar resultado')
    expect(await screen.findByText('Escriba qué antecedente pide')).toBeVisible()
    await pasteInto(box('Antecedente 1'), 'Informe del oftalmólogo')
    await press('Registrar resultado')
    expect(await preview()).toHaveTextContent('Informe del oftalmólogo')
    await accept()
    await waitFor(() =>
      expect(sent('responderEvaluacionMedica')).toMatchObject([
        { resultado: 3, antecedentes: [{ persona: null, texto: 'Informe del oftalmólogo' }] },
      ]),
    )
  })

  test('of the income: no amount is asked, and it can be undone', async () => {
    const sent = open({ cola: 'financiera' })
    await choose(/Pedir antecedentes/)
    expect(screen.queryByRole('textbox', { name: /^Renta promedio/ })).toBeNull()
    await pasteInto(box('Antecedente 1'), 'Últimas seis liquidaciones')
    await press('Registrar resultado')
    await accept()
    await waitFor(() => expect(sent('responderEvaluacionFinanciera')).toMatchObject([{ decision: 'pide' }]))
    expect(await screen.findByRole('button', { name: 'Deshacer' })).toBeVisible()
  })

  test('that was answered is marked in the queue and shown beside the request', async () => {
    const archivos = [
      { id: 9, nombre: 'informe.pdf', tipoMIME: 'application/pdf', tamano: 1000, en: '2026-11-18T12:00:00.000Z' },
    ]
    open({
      cola: 'financiera',
      reenvios: [
        { clase: 'financiera', en: '2026-11-18T12:00:00.000Z', pedido: ['Últimas seis liquidaciones'], archivos },
      ],
    })
    const panel = await screen.findByRole('region', { name: 'Reenvío de la renta' })
    expect(panel).toHaveTextContent('Últimas seis liquidaciones')
    expect(within(panel).getByRole('button', { name: 'Abrir informe.pdf' })).toBeVisible()
    await press(/^Médica/)
    expect(await screen.findByText('Reenvío')).toBeVisible()
  })
})

describe('undoing an answer fills its form again', () => {
  /** A server that keeps drafts as ours does, and the answer until it is taken back. */
  function conBorradores() {
    const borradores = new Map<string, NonNullable<ReplyOf<'obtenerBorrador'>>>()
    const saleEn = '2026-11-18T11:00:15.000Z'
    const retenida = {
      resultado: 4,
      por: 'Paula Ríos',
      propia: true,
      saleEn,
      confirmadaPor: null,
      confirma: false,
    }
    let dada = false
    const answers: Answers = {
      situacionDeCaso: () => ({
        cola: dada ? null : 'medica',
        retenida: dada ? retenida : null,
        ultima: null,
        toma: null,
      }),
      obtenerBorrador: ({ formulario }) => borradores.get(formulario) ?? null,
      guardarBorrador: ({ formulario, cambios }) => {
        borradores.set(formulario, { cambios, actualizado: '2026-11-18T11:00:05.000Z' })
        return 'ok'
      },
      descartarBorrador: ({ formulario }) => {
        borradores.delete(formulario)
        return 'ok'
      },
      responderEvaluacionMedica: () => {
        dada = true
        return { resultado: 4, saleEn, porConfirmar: false }
      },
      deshacerEvaluacion: () => {
        dada = false
        return 'ok'
      },
    }
    return { borradores, answers }
  }

  const rechaza = async () => {
    await choose(/Rechazada/)
    await pasteInto(box(/^Motivo/), motivo)
    await press('Registrar resultado')
    await accept()
    await screen.findByRole('button', { name: 'Deshacer' })
  }
  const vuelve = async () => {
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /Rechazada/ }).checked).toBe(true))
    expect(box(/^Motivo/)).toHaveValue(motivo)
  }

  test('at once', async () => {
    const { answers, borradores } = conBorradores()
    open(enMedica, answers)
    await rechaza()
    await press('Deshacer')
    await vuelve()
    await waitFor(() => expect([...borradores.keys()]).toEqual(['evaluacion-medica:3']))
  })

  test('after a reload, too', async () => {
    const { answers } = conBorradores()
    open(enMedica, answers)
    await rechaza()
    cleanup()
    open(enMedica, answers)
    await press('Deshacer')
    await vuelve()
    await waitFor(() => expect(screen.getByRole('radio', { name: /Rechazada/ })).toHaveFocus())
  })
})
