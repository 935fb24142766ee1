import { describe, expect, test } from 'vitest'
import { etapasDS } from '../declaracion/etapas.ts'
import { etiquetaDe, hijoPuedeSerCargaLegal, revisaGrupo, tipoBeneficiarioDS } from './beneficiarios.ts'
import { estadoDelProspecto, estadosDelProspecto } from './estado.ts'
import { estaBloqueado, etapasProspecto, puedePasar } from './etapas.ts'
import { tiposElegibles } from './tipos.ts'

const HOY = '2026-10-07'

describe('stages of the prospect', () => {
  const allowed = [
    'prospecto → cotizacionFinalizada',
    'prospecto → resumenCotizacionCompensado',
    'resumenCotizacionCompensado → cotizacionFinalizada',
    'cotizacionFinalizada → invitacionEnviada',
    'cotizacionFinalizada → dsManualGenerada',
    'invitacionEnviada → invitacionAnulada',
    'invitacionEnviada → dsManualGenerada',
    'invitacionAnulada → invitacionEnviada',
    'invitacionAnulada → dsManualGenerada',
  ]
  const pairs = etapasProspecto.flatMap((from) => etapasProspecto.map((to) => [from, to] as const))

  test.each(pairs)('%s → %s', (from, to) => {
    expect(puedePasar(from, to)).toBe(from === to || allowed.includes(`${from} → ${to}`))
  })

  test('applicant data are open only at the first stage', () => {
    expect(etapasProspecto.filter((e) => !estaBloqueado(e))).toEqual(['prospecto'])
  })
})

describe('Estado of the card', () => {
  const ds = (etapa: (typeof etapasDS)[number], resultado: number | null = null, acepta: boolean | null = null) => ({
    etapa,
    resultado,
    acepta,
  })
  test.each([
    [{ activo: false, etapa: 'dsManualGenerada', ds: ds('terminado') }, 'Inactivo'],
    [{ activo: true, etapa: 'prospecto', ds: null }, 'Prospecto Ingresado'],
    [{ activo: true, etapa: 'resumenCotizacionCompensado', ds: null }, 'Resumen Compensado Pendiente'],
    [{ activo: true, etapa: 'cotizacionFinalizada', ds: null }, 'Cotización Finalizada'],
    [{ activo: true, etapa: 'invitacionAnulada', ds: null }, 'Invitación Anulada'],
    [{ activo: true, etapa: 'invitacionEnviada', ds: ds('invitacionEnviada') }, 'Invitación Enviada'],
    [{ activo: true, etapa: 'invitacionEnviada', ds: ds('validacion') }, 'DS en Proceso'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('preguntas') }, 'DS en Proceso'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado') }, 'DS en Proceso'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 0) }, 'DS en Evaluación'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 1) }, 'DS Aceptada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 2) }, 'DS Aceptada con Restricciones'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 2, true) }, 'DS Aceptada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 3) }, 'DS en Revisión'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 4) }, 'DS Rechazada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 5) }, 'DS Anulada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 6) }, 'DS en Evaluación'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 7) }, 'DS en Revisión'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 8) }, 'Renta Insuficiente'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('noVigente', 8) }, 'Renta Insuficiente'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('noVigente') }, 'Invitación Anulada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('rechazado', 4) }, 'DS Rechazada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('rechazadoRestricciones', 2) }, 'DS Rechazada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('rechazadoAreaComercial', 5) }, 'DS Anulada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('dsFinalizada', 1) }, 'DS Aceptada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('documentosContractuales', 1) }, 'DS Aceptada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resumenCotizacion', 1) }, 'Documentos Enviados'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('firmaIsapreRevision', 1) }, 'Documentos Enviados'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('terminado', 1) }, 'Contrato Suscrito'],
  ] as const)('%j is %s', (hechos, estado) => {
    expect(estadoDelProspecto(hechos)).toBe(estado)
  })

  test('every stage of a DS has an Estado that the filter knows', () => {
    for (const etapa of etapasDS) {
      const estado = estadoDelProspecto({ activo: true, etapa: 'dsManualGenerada', ds: ds(etapa, 1) })
      expect(estadosDelProspecto).toContain(estado)
    }
  })
})

test('REW is offered only where the prospect already is one', () => {
  expect(tiposElegibles().map((t) => t.codigo)).toEqual(['OPE', 'REF', 'REM', 'REN', 'RET'])
  expect(tiposElegibles('REW').map((t) => t.codigo)).toContain('REW')
})

describe('family group', () => {
  const hijo = { fechaNacimiento: '2016-05-01', sexo: 'F', tipo: 'L', relacion: 4, descripcionOtro: '' } as const
  test.each([
    ['two children', [hijo, hijo], []],
    [
      'spouse and civil partner',
      [
        { ...hijo, relacion: 1 },
        { ...hijo, relacion: 6 },
      ],
      [{ indice: 1, falla: 'dos_parejas' }],
    ],
    [
      'first parent twice',
      [
        { ...hijo, relacion: 2 },
        { ...hijo, relacion: 2 },
      ],
      [{ indice: 1, falla: 'dos_progenitores_1' }],
    ],
    [
      'second parent twice',
      [{ ...hijo, relacion: 3 }, hijo, { ...hijo, relacion: 3 }],
      [{ indice: 2, falla: 'dos_progenitores_2' }],
    ],
    [
      'both parents',
      [
        { ...hijo, relacion: 2 },
        { ...hijo, relacion: 3 },
      ],
      [],
    ],
    ['other without words', [{ ...hijo, relacion: 5 }], [{ indice: 0, falla: 'otro_sin_descripcion' }]],
    ['other with words', [{ ...hijo, relacion: 5, descripcionOtro: 'Sobrina' }], []],
    ['born today', [{ ...hijo, fechaNacimiento: HOY }], []],
    ['born tomorrow', [{ ...hijo, fechaNacimiento: '2026-10-08' }], [{ indice: 0, falla: 'nacimiento_futuro' }]],
    [
      'child of the year of 25',
      [{ ...hijo, fechaNacimiento: '2001-12-31' }],
      [{ indice: 0, falla: 'hijo_sin_derecho' }],
    ],
    ['the same as medical charge', [{ ...hijo, fechaNacimiento: '2001-12-31', tipo: 'M' }], []],
  ] as const)('%s', (_title, grupo, fallas) => expect(revisaGrupo(grupo, HOY)).toEqual(fallas))

  test('a child keeps the right through the year it turns 24', () => {
    expect(hijoPuedeSerCargaLegal('2002-01-01', '2026-12-31')).toBe(true)
    expect(hijoPuedeSerCargaLegal('2002-01-01', '2027-01-01')).toBe(false)
  })

  test('names and codes of the DS', () => {
    expect([tipoBeneficiarioDS('L'), tipoBeneficiarioDS('M')]).toEqual([2, 1])
    expect(etiquetaDe(hijo, HOY)).toBe('Hijo, 10 años')
    expect(etiquetaDe({ ...hijo, relacion: 5, descripcionOtro: 'Sobrina' }, HOY)).toBe('Sobrina, 10 años')
  })
})
