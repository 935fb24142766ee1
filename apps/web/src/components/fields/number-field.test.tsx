import type { NumeroTecleado } from '@alerce/contract/forms/base/numeros'
import type { ClaseDeNumero } from '@alerce/domain/base/dinero/escrito'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { cleanup, screen } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from '../../testing/acts/user-event.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { NumberField, NumberTextField } from './number-field.tsx'

interface NumeroProps {
  readonly clase: ClaseDeNumero
  readonly saved?: NumeroTecleado
  readonly onValue: (value: NumeroTecleado) => void
}

function Numero({ clase, saved = null, onValue }: NumeroProps) {
  const [value, setValue] = useState(saved)
  const change = (next: NumeroTecleado) => {
    setValue(next)
    onValue(next)
  }
  return <NumberField label="Monto" clase={clase} value={value} onChange={change} />
}

function EnTexto({ onValue }: { readonly onValue: (value: string) => void }) {
  const [value, setValue] = useState('')
  const change = (next: string) => {
    setValue(next)
    onValue(next)
  }
  return <NumberTextField label="Monto" clase="uf" value={value} onChange={change} />
}

const campo = () => screen.getByLabelText<HTMLInputElement>('Monto')

function open(clase: ClaseDeNumero, saved: NumeroTecleado = null) {
  const onValue = vi.fn()
  renderScreen(<Numero clase={clase} saved={saved} onValue={onValue} />)
  return { told: () => onValue.mock.lastCall?.[0] as NumeroTecleado | undefined }
}

describe('an amount of pesos, typed key by key and left', () => {
  test.each<[string, NumeroTecleado, string]>([
    ['900.000', 900_000, '$ 900.000'],
    ['1.500.000', 1_500_000, '$ 1.500.000'],
    ['$ 1.500.000.-', 1_500_000, '$ 1.500.000'],
    ['1500000', 1_500_000, '$ 1.500.000'],
    ['1500000.00', 1_500_000, '$ 1.500.000'],
    ['1,500,000', 1_500_000, '$ 1.500.000'],
    ['900.00', '900.00', '900.00'],
    ['1500.000', '1500.000', '1500.000'],
    ['850000,5', '850000,5', '850000,5'],
    ['9.8765432E8', '9.8765432E8', '9.8765432E8'],
  ])('%s', async (typed, value, shown) => {
    const { told } = open('pesos')
    await userEvent.type(campo(), typed)
    expect(told()).toBe(value)
    await userEvent.tab()
    expect(campo()).toHaveValue(shown)
    expect(told()).toBe(value)
  })

  test('figures alone get their points at once', async () => {
    open('pesos')
    await userEvent.type(campo(), '1284500')
    expect(campo()).toHaveValue('$ 1.284.500')
  })

  test('an unreadable number gives an error on blur, with its text', async () => {
    open('pesos')
    await userEvent.type(campo(), '900.00')
    expect(campo()).toHaveAccessibleDescription('')
    await userEvent.tab()
    expect(campo()).toHaveAccessibleDescription('«900.00» se puede leer de más de una manera: escríbalo como 1.500.000')
    await userEvent.type(campo(), '0')
    expect(campo()).toHaveAccessibleDescription('')
    await userEvent.tab()
    expect(campo()).toHaveValue('$ 900.000')
  })
})

describe('editing in the middle', () => {
  test.each<[string, string, number, string, number]>([
    ['a figure is put in', '5', 5, '$ 15.500.000'.replace('15.5', '1.55'), 15_500_000],
    ['the last figure goes', '{Backspace}', 11, '$ 150.000', 150_000],
    ['a point of ours cannot go', '{Backspace}', 4, '$ 1.500.000', 1_500_000],
    ['past a point of ours goes the next', '{Delete}{Delete}', 3, '$ 100.000', 100_000],
  ])('%s', async (_title, keys, at, _shown, value) => {
    const { told } = open('pesos', 1_500_000)
    await userEvent.click(campo())
    campo().setSelectionRange(at, at)
    await userEvent.keyboard(keys)
    expect(told() ?? 1_500_000).toBe(value)
    expect(campo()).toHaveValue(`$ ${formatoNumero(value)}`)
  })

  test('a paste over the whole value is read as pasted', async () => {
    const { told } = open('pesos', 1_500_000)
    await userEvent.click(campo())
    campo().setSelectionRange(0, campo().value.length)
    await userEvent.paste('2000000.00')
    await userEvent.tab()
    expect([told(), campo().value]).toEqual([2_000_000, '$ 2.000.000'])
  })

  test('emptied, it is null', async () => {
    const { told } = open('pesos', 5)
    await userEvent.clear(campo())
    expect(told()).toBeNull()
  })
})

test.each([
  ['6,891', '6,891'],
  ['6.891', '6,891'],
  ['UF 6,5', '6,500'],
  ['6,8915', '6,8915'],
])('UF pasted as %s are left as %s, and kept as they were typed', async (pasted, left) => {
  const onValue = vi.fn()
  renderScreen(<EnTexto onValue={onValue} />)
  await userEvent.click(campo())
  await userEvent.paste(pasted)
  await userEvent.tab()
  expect(campo()).toHaveValue(left)
  expect(onValue).toHaveBeenLastCalledWith(pasted)
})

/** Amounts in the formats of people and programs. */
const escrituras = fc.nat(9_999_999).chain((valor) => {
  const [grupos, fijos] = [formatoNumero(valor), valor.toFixed(2)]
  const textos = [grupos, `$ ${grupos}`, `$ ${grupos}.-`, `${grupos},00`, String(valor), fijos]
  const ajenos = [grupos.replaceAll('.', ','), `${grupos.replaceAll('.', ',')}.00`, fijos.replace('.', ',')]
  return fc.record({ valor: fc.constant(valor), texto: fc.constantFrom(...textos, ...ajenos, valor.toExponential(3)) })
})

const acto = fc.oneof(
  fc.record({ tecla: fc.constantFrom(...'0123456789') }),
  fc.record({ tecla: fc.constantFrom('{Backspace}', '{Delete}', '{ArrowLeft}', '{ArrowRight}', '{Home}', '{End}') }),
)

describe('any spelling of an amount is that amount or a refusal', () => {
  test.each(['typed', 'pasted'])('%s', async (how) => {
    await fc.assert(
      fc.asyncProperty(escrituras, async ({ valor, texto }) => {
        const { told } = open('pesos')
        await userEvent.click(campo())
        await (how === 'typed' ? userEvent.keyboard(texto) : userEvent.paste(texto))
        await userEvent.tab()
        const value = told()
        const refused = typeof value === 'string' && campo().getAttribute('aria-invalid') === 'true'
        expect(refused || value === valor, `«${texto}» of ${valor} was told as ${value}`).toBe(true)
        expect(campo()).toHaveValue(refused ? texto : `$ ${formatoNumero(valor)}`)
        cleanup()
      }),
      { numRuns: 25 },
    )
  })

  test('figures put in and taken out in any place are those of a plain text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acto, { maxLength: 14 }), async (actos) => {
        const { told } = open('pesos', 1_284_500)
        await userEvent.click(campo())
        for (const { tecla } of actos) await userEvent.keyboard(tecla)
        await userEvent.tab()
        const figures = campo().value.replaceAll(/\D/g, '')
        // The form value equals the digits on screen
        expect(told() === undefined || String(told() ?? '') === (figures === '' ? '' : String(Number(figures)))).toBe(
          true,
        )
        cleanup()
      }),
      { numRuns: 25 },
    )
  })
})
