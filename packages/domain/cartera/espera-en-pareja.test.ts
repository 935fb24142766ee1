import { expect, test } from 'vitest'
import type { LadoDePareja } from '../cotizacion/compensacion.ts'
import type { EtapaProspecto } from '../postulacion/etapas.ts'
import { novedadDePareja } from './espera-en-pareja.ts'
import type { HechosDeLaVenta } from './pasos.ts'

const en = (etapa: EtapaProspecto): HechosDeLaVenta => ({
  activo: true,
  etapa,
  tipoVenta: 'M',
  conAntecedentes: true,
  conGrupo: true,
  enActualizacion: false,
  etapaDS: null,
  resultadoDS: null,
  dsFirmada: false,
  otraConContrato: false,
  oposiciones: [],
  firma: null,
})

/** Side that took the step, its former stage, and the current stages of both. */
type Paso = readonly [lado: LadoDePareja, desde: EtapaProspecto, otorga: EtapaProspecto, recibe: EtapaProspecto]

test.each<[string, Paso, [LadoDePareja, string, string] | null]>([
  [
    'the giver has its plan',
    ['otorga', 'prospecto', 'resumenCotizacionCompensado', 'prospecto'],
    ['recibe', 'sigue', 'elegirPlan'],
  ],
  [
    'the receiver has its plan',
    ['recibe', 'prospecto', 'resumenCotizacionCompensado', 'resumenCotizacionCompensado'],
    ['otorga', 'sigue', 'fijarCompensacion'],
  ],
  [
    'the giver confirms the amount',
    ['otorga', 'resumenCotizacionCompensado', 'cotizacionFinalizada', 'resumenCotizacionCompensado'],
    ['recibe', 'sigue', 'continuarCompensacion'],
  ],
  [
    'the receiver confirms, and the giver sends first',
    ['recibe', 'resumenCotizacionCompensado', 'cotizacionFinalizada', 'cotizacionFinalizada'],
    ['otorga', 'sigue', 'generarDS'],
  ],
  [
    'the giver is on its way to the DS',
    ['otorga', 'cotizacionFinalizada', 'dsManualGenerada', 'cotizacionFinalizada'],
    ['recibe', 'sigue', 'generarDS'],
  ],
  [
    "the giver's invitation is cancelled under the receiver's",
    ['otorga', 'invitacionEnviada', 'invitacionAnulada', 'invitacionEnviada'],
    ['recibe', 'espera', 'otorgaAtras'],
  ],
  ['both go on by themselves', ['recibe', 'cotizacionFinalizada', 'dsManualGenerada', 'dsManualGenerada'], null],
  ['one goes back to quote anew', ['otorga', 'resumenCotizacionCompensado', 'prospecto', 'prospecto'], null],
])('%s', (_what, [lado, desde, otorga, recibe], expected) => {
  const novedad = novedadDePareja({ lado, otorga: en(otorga), recibe: en(recibe) }, { etapa: desde })
  expect(novedad && [novedad.lado, novedad.que, novedad.motivo]).toEqual(expected)
})

test('while the receiver has no family and no income yet, nothing stops it: its giver waits', () => {
  const recibe = { ...en('prospecto'), conAntecedentes: false, conGrupo: false }
  const otorga = en('resumenCotizacionCompensado')
  expect(novedadDePareja({ lado: 'otorga', otorga, recibe }, { etapa: 'prospecto' })).toEqual({
    lado: 'otorga',
    que: 'espera',
    motivo: 'recibeSinCotizar',
  })
})

test('a giver that signs enables a receiver with all answers; one still answering was not waiting', () => {
  const otorga: HechosDeLaVenta = { ...en('dsManualGenerada'), etapaDS: 'resultado', dsFirmada: true }
  const antes = { etapaDS: 'resumenDeclaracion', dsFirmada: false } as const
  const novedad = (etapaDS: 'preguntas' | 'resumenDeclaracion') =>
    novedadDePareja({ lado: 'otorga', otorga, recibe: { ...en('dsManualGenerada'), etapaDS } }, antes)
  expect(novedad('resumenDeclaracion')).toMatchObject({ lado: 'recibe', que: 'sigue' })
  expect(novedad('preguntas')).toBeNull()
})
