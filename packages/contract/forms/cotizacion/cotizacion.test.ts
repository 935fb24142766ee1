import { pesos } from '@alerce/domain/base/dinero/tipos'
import { describe, expect, test } from 'vitest'
import { numeroMessages } from '../../messages/base/campos.ts'
import { cotizacionMessages as m } from '../../messages/cotizacion/cotizacion.ts'
import { applyRules } from '../rules.ts'
import { type CotizarPlanForm, cotizarPlanRules, MONTO_ADICIONAL_TOPE, rangoRules } from './cotizacion.ts'

describe('the range', () => {
  const limites = { minimoMonto: pesos(105_000), maximoMonto: pesos(330_000) }
  test.each([
    ['both ends of the limits', 105_000, 330_000, []],
    ['a single point', 200_000, 200_000, []],
    ['under the legal minimum', 104_999, 330_000, [m.rangoFueraDeLimites.text]],
    ['over the maximum', 105_000, 330_001, [m.rangoFueraDeLimites.text]],
    ['both outside', 1, 999_999, [m.rangoFueraDeLimites.text, m.rangoFueraDeLimites.text]],
    ['with a fraction', 200_000.5, 330_000, [numeroMessages.conDecimales.text]],
    ['upside down', 300_000, 200_000, [m.rangoInvertido.text]],
  ])('%s', (_title, minimoPlan, maximoPlan, expected) => {
    const errors = applyRules(rangoRules, { minimoPlan, maximoPlan, ...limites })
    expect(errors.map((e) => e.mensaje)).toEqual(expected)
  })
})

describe('Cotizar Plan', () => {
  const vacio: CotizarPlanForm = {
    flujo: 1,
    codigoRegion: '',
    codigoPrestador: '',
    bonificacion: '',
    planId: '',
    besId: '',
    adicionalVoluntario: false,
    montoAdicionalMax: null,
  }
  test.each<[string, Partial<CotizarPlanForm>, [string, string][]]>([
    ['flow 1 asks for the region', {}, [['codigoRegion', 'La region es obligatorio']]],
    ['flow 1 is content with it', { codigoRegion: '13' }, []],
    ['flow 2 asks for the plan', { flujo: 2 }, [['planId', 'La plan es obligatorio']]],
    ['flow 2 is content with it', { flujo: 2, planId: '108' }, []],
    ...[null, 0, -1, 1.5, MONTO_ADICIONAL_TOPE + 1].map(
      (montoAdicionalMax): [string, Partial<CotizarPlanForm>, [string, string][]] => [
        `an extra amount of ${montoAdicionalMax}`,
        { codigoRegion: '13', adicionalVoluntario: true, montoAdicionalMax },
        [['montoAdicionalMax', m.montoAdicional.text]],
      ],
    ),
    ['an extra amount in pesos', { codigoRegion: '13', adicionalVoluntario: true, montoAdicionalMax: 30_000 }, []],
    ['an amount that nobody offers', { codigoRegion: '13', montoAdicionalMax: -5 }, []],
  ])('%s', (_title, cambios, expected) => {
    const errors = applyRules(cotizarPlanRules, { ...vacio, ...cambios })
    expect(errors.map((e) => [e.campo, e.mensaje])).toEqual(expected)
  })
})
