import { describe, expect, test } from 'vitest'
import { esCopiaViva, esReutilizable, valeLoDeclarado } from './reutilizar.ts'

const AHORA = '2026-10-07T13:00:00.000Z'

describe('reuse of a declaration', () => {
  const enviada = '2026-09-01T13:00:00.000Z'
  const sola = { tipoVenta: 'M', activo: true, esCopia: false, otraConContrato: false } as const
  const ds = { etapa: 'dsFinalizada', resultado: 1, acepta: null, enviada, ...sola } as const
  test.each([
    ['accepted', {}, true],
    ['its papers saved', { etapa: 'documentosContractuales' }, true],
    ['its papers sent', { etapa: 'resumenCotizacion' }, true],
    ['authorized, not finished', { etapa: 'resultado' }, false],
    ['restricted and accepted', { resultado: 2, acepta: true }, true],
    ['restricted, not answered', { etapa: 'resultado', resultado: 2 }, false],
    ['restricted, not accepted', { etapa: 'rechazadoRestricciones', resultado: 2, acepta: false }, false],
    ['short of income', { resultado: 8, etapa: 'resultado' }, true],
    ['short of income and finished', { resultado: 8, etapa: 'noVigente' }, true],
    ['in evaluation', { etapa: 'resultado', resultado: 0 }, false],
    ['in revision', { etapa: 'resultado', resultado: 3 }, false],
    ['rejected', { resultado: 4, etapa: 'rechazado' }, false],
    ['cancelled', { etapa: 'resultado', resultado: 5 }, false],
    ['income in doubt', { etapa: 'resultado', resultado: 6 }, false],
    ['papers wanted', { etapa: 'resultado', resultado: 7 }, false],
    ['not evaluated', { etapa: 'resultado', resultado: null }, false],
    ['not sent', { enviada: null }, false],
    ['with its contract', { etapa: 'terminado' }, false],
    ['on its last moment', { enviada: '2026-07-09T13:00:00.001Z' }, true],
    ['of ninety days ago', { enviada: '2026-07-09T13:00:00.000Z' }, false],
    ['of somebody inactive', { activo: false }, false],
    ['itself a copy', { esCopia: true }, false],
    ['another sale of it has its contract', { otraConContrato: true }, false],
    ['answered by the applicant', { tipoVenta: 'E' }, false],
  ] as const)('%s: %o → %s', (_title, changes, serves) => {
    expect(esReutilizable({ ...ds, ...changes }, AHORA)).toBe(serves)
  })

  test.each([
    ['without a declaration yet', { etapaDS: null }, true],
    ['being evaluated', { etapaDS: 'resultado' }, true],
    ['with its papers', { etapaDS: 'resumenCotizacion' }, true],
    ['short of income and finished', { etapaDS: 'noVigente' }, false],
    ['rejected', { etapaDS: 'rechazado' }, false],
    ['with its contract', { etapaDS: 'terminado' }, false],
    ['inactive', { activo: false, etapaDS: null }, false],
  ] as const)('its copy lives, %s: %s', (_title, copia, lives) => {
    expect(esCopiaViva({ activo: true, ...copia })).toBe(lives)
  })
})

test.each([
  ['as it was accepted', {}, true],
  ['short of income and finished', { etapa: 'noVigente', resultado: 8 }, true],
  ['its income being judged again', { etapa: 'resultado', resultado: 6 }, true],
  ['opened again', { enviada: null, resultado: null, etapa: 'beneficiarios' }, false],
  ['its health being judged again', { etapa: 'resultado', resultado: 0 }, false],
  ['rejected since', { etapa: 'resultado', resultado: 4 }, false],
  ['its restrictions not accepted', { etapa: 'rechazadoRestricciones', resultado: 2 }, false],
  ['purged', { etapa: 'noVigente', resultado: 8, purgada: true }, false],
  ['with its contract', { etapa: 'terminado' }, false],
] as const)('the earlier answers hold when the copy declares, %s: %o → %s', (_title, changes, holds) => {
  const ds = { etapa: 'dsFinalizada', resultado: 1, enviada: '2026-09-01T13:00:00.000Z', purgada: false } as const
  expect(valeLoDeclarado({ ...ds, ...changes })).toBe(holds)
})
