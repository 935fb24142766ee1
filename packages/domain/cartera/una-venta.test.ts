import { describe, expect, test } from 'vitest'
import { llegaA } from '../declaracion/actos/actos.ts'
import { estadoDelProspecto } from '../declaracion/estado.ts'
import { type EtapaDS, etapasDS, haLlegado } from '../declaracion/etapas.ts'
import { recibeSeAdelanta } from '../declaracion/turno.ts'
import type { EtapaProspecto } from '../postulacion/etapas.ts'
import { ventaNueva } from '../testing/venta-nueva.ts'
import { encabezadoDelProspecto } from './encabezado.ts'
import { claseDelDia } from './mi-dia/plazos.ts'
import { esperaEnPareja, type HechosDePareja, parejaAlGestionar, situacionDeLaPareja } from './pareja.ts'
import { type ContextoDeVenta, type HechosDeLaVenta, pasoAbierto, pasosDeLaVenta } from './pasos.ts'
import { incidencias, siguientes } from './siguiente.ts'
import type { HechosDeLaFirma } from './turno/turno-de-firma.ts'
import { destinoDeLaVenta, pasoDeActualizacion, turnoDeLaVenta } from './turno/turno-de-la-venta.ts'

const resultados = [null, 0, 1, 2, 3, 4, 5, 6, 7, 8] as const
const conFirma: readonly EtapaDS[] = ['resumenCotizacion', 'firmaDocumentos', 'firmaIsapre', 'firmaIsapreRevision']
const siNo = [false, true] as const

const listo: HechosDeLaVenta = { ...ventaNueva, conAntecedentes: true, conGrupo: true }

/** Sales without a declaration, at every possible stage. */
function sinDS(): HechosDeLaVenta[] {
  const tipos = ['M', 'E', null] as const
  const nuevas = tipos.flatMap((tipoVenta) =>
    siNo.flatMap((conAntecedentes) =>
      siNo.map((conGrupo): HechosDeLaVenta => ({ ...ventaNueva, tipoVenta, conAntecedentes, conGrupo })),
    ),
  )
  const etapas: readonly EtapaProspecto[] = ['resumenCotizacionCompensado', 'cotizacionFinalizada', 'invitacionAnulada']
  return [
    ...nuevas,
    ...etapas.flatMap((etapa) => (['M', 'E'] as const).map((tipoVenta) => ({ ...listo, etapa, tipoVenta }))),
  ]
}

function firmasEn(etapa: EtapaDS, tipoVenta: 'M' | 'E'): (HechosDeLaFirma | null)[] {
  if (!conFirma.includes(etapa)) return [null]
  return siNo.flatMap((devueltos) =>
    [0, 3].map((firmados) => ({
      etapa,
      tipoVenta,
      devueltos,
      esperaAlOtro: false,
      firmados: etapa === 'resumenCotizacion' ? { emitidos: 3, firmados } : null,
    })),
  )
}

/** Sales with a live declaration, at every possible stage and result of its type. */
function conDS(): HechosDeLaVenta[] {
  const resultadosEn = (etapa: EtapaDS): readonly (number | null)[] => {
    if (!haLlegado(etapa, 'resultado')) return [null]
    if (etapa === 'resultado') return resultados
    return etapa === 'noVigente' ? [1, 2, 3, 7, 8] : [1]
  }
  return (['M', 'E'] as const).flatMap((tipoVenta) =>
    etapasDS
      .filter((etapa) => llegaA(tipoVenta, etapa) && etapa !== 'invitacionAnulada')
      .flatMap((etapaDS) =>
        resultadosEn(etapaDS).flatMap((resultadoDS) =>
          firmasEn(etapaDS, tipoVenta).map(
            (firma): HechosDeLaVenta => ({
              ...listo,
              tipoVenta,
              etapaDS,
              resultadoDS,
              firma,
              etapa: tipoVenta === 'M' ? 'dsManualGenerada' : 'invitacionEnviada',
              dsFirmada: haLlegado(etapaDS, 'resultado'),
            }),
          ),
        ),
      ),
  )
}

const ventas = [...sinDS(), ...conDS()].flatMap((venta) =>
  siNo.flatMap((activo) =>
    siNo.flatMap((enActualizacion) =>
      siNo.map(
        (otraConContrato): HechosDeLaVenta => ({
          ...venta,
          activo,
          otraConContrato: otraConContrato && venta.resultadoDS !== null,
          enActualizacion: enActualizacion && venta.etapa !== 'prospecto',
        }),
      ),
    ),
  ),
)

/** Other side of a pair, one per place. */
const otros: readonly HechosDeLaVenta[] = [
  { ...ventaNueva },
  listo,
  { ...listo, etapa: 'resumenCotizacionCompensado' },
  { ...listo, etapa: 'cotizacionFinalizada' },
  { ...listo, activo: false },
  ...(['inicioManual', 'resumenDeclaracion', 'resultado', 'dsFinalizada', 'terminado', 'rechazado'] as const).map(
    (etapaDS): HechosDeLaVenta => ({
      ...listo,
      etapa: 'dsManualGenerada',
      etapaDS,
      dsFirmada: haLlegado(etapaDS, 'resultado'),
    }),
  ),
]

/** Views of a sale: card, header, bar, day, cockpit and Gestionar. */
function leer(venta: HechosDeLaVenta, pareja: HechosDePareja | null, escribe: boolean) {
  const { etapa, etapaDS, resultadoDS: resultado, activo, otraConContrato } = venta
  const ds = etapaDS && { etapa: etapaDS, resultado, acepta: etapaDS !== 'resultado' }
  const estado = estadoDelProspecto({ activo, etapa, ds })
  const espera = esperaEnPareja(pareja)
  const turno = turnoDeLaVenta({ estado, espera, venta })
  const otorgante = pareja?.lado === 'recibe' ? pareja.otorga.etapa : null
  const alrededor: ContextoDeVenta = { escribe, otorgante }
  const pasos = pasosDeLaVenta(venta, alrededor)
  const destino = destinoDeLaVenta({ pasos, turno, irregularidad: null })
  const encabezado = encabezadoDelProspecto({
    etapa,
    etapaDS,
    resultado,
    otraConContrato,
    espera: espera !== null,
    manualHabilitada: venta.tipoVenta === 'M' && etapa !== 'prospecto',
    autorizada: resultado === 1,
  })
  return { estado, espera, turno, alrededor, pasos, destino, encabezado }
}

const enParejas = otros.flatMap((otro) =>
  ventas
    .filter(({ otraConContrato, tipoVenta }) => !otraConContrato && tipoVenta !== null)
    .flatMap((venta): [HechosDeLaVenta, HechosDePareja][] => [
      [venta, { lado: 'otorga', otorga: venta, recibe: otro }],
      [venta, { lado: 'recibe', otorga: otro, recibe: venta }],
    ]),
)
const todas: readonly [HechosDeLaVenta, HechosDePareja | null][] = [
  ...ventas.map((venta): [HechosDeLaVenta, null] => [venta, null]),
  ...enParejas,
]

/** Runs a check over every sale and every reader; reports the first facts that break it. */
function enTodas(
  revisar: (dicho: ReturnType<typeof leer>, venta: HechosDeLaVenta, pareja: HechosDePareja | null) => boolean,
) {
  for (const escribe of siNo)
    for (const [venta, pareja] of todas) {
      const dicho = leer(venta, pareja, escribe)
      if (!revisar(dicho, venta, pareja)) expect({ escribe, venta, pareja, dicho }).toBeNull()
    }
}

describe('over all facts of a sale', () => {
  test('the bar offers only steps that open, and says why each other is closed', () => {
    enTodas(({ pasos, alrededor, espera }, venta) =>
      pasos.every(({ clave, situacion, cierre }) => {
        if (situacion === 'cerrado') return cierre !== null
        // the current step names the side that it waits for
        const abre = pasoAbierto(clave, venta, alrededor) || (situacion === 'ahora' && espera !== null)
        return cierre === null && abre
      }),
    )
  })

  test('the advisor’s turn has one button, on a step that opens or on the update', () => {
    enTodas(({ turno, destino, pasos, alrededor }, venta) => {
      if (turno.actua !== 'asesor') return destino.que === 'actualizacion' ? false : !destino.sigue
      if (turno.paso === pasoDeActualizacion) return destino.que === 'actualizacion'
      const paso = pasos.find(({ clave }) => clave === destino.que)
      return destino.sigue && paso?.ruta === destino.ruta && pasoAbierto(paso.clave, venta, alrededor)
    })
  })

  test('a sale without a turn has no current or next step, and is not in the day', () => {
    enTodas(({ estado, turno, pasos }, { otraConContrato }) => {
      const ofrece = pasos.some(({ situacion }) => situacion === 'ahora' || situacion === 'sigue')
      if (turno.actua !== 'nadie') return true
      const callado = claseDelDia(turno, estado) === null
      return callado && (!otraConContrato || !ofrece)
    })
  })

  test('card, day, cockpit and Gestionar agree on the waiting side of a pair', () => {
    enTodas(({ espera, turno, estado, pasos }, _venta, pareja) => {
      if (pareja === null) return espera === null
      const situacion = situacionDeLaPareja(pareja)[pareja.lado]
      const cerrada = siguientes[estado].actua === 'nadie'
      // a step with a button in the cockpit is open
      const paso = pasos.find(({ clave }) => clave === situacion.paso)
      return [
        cerrada || (turno.actua === 'pareja') === (espera !== null),
        (espera === 'detenida') === (parejaAlGestionar(pareja) === 'detenida'),
        situacion.turno !== 'actua' || (espera === null && paso !== undefined && paso.situacion !== 'cerrado'),
      ].every(Boolean)
    })
  })

  test('a receiver that may go on is refused by no rule of the server', () => {
    enTodas(({ espera, destino, turno }, venta, pareja) => {
      if (pareja?.lado !== 'recibe' || espera !== null || turno.actua !== 'asesor' || venta.etapa === 'prospecto')
        return true
      const hasta = ({ cotizar: 'cotizacionFinalizada', resumen: 'dsManualGenerada' } as const)[
        destino.que as 'cotizar'
      ]
      return hasta === undefined || !recibeSeAdelanta(pareja.recibe, pareja.otorga, hasta)
    })
  })

  test('the header has no button that leads to a closed step', () => {
    enTodas(({ encabezado, pasos, alrededor, espera }, venta) => {
      const { documentosContractuales, porFinalizar, dsManual } = encabezado
      if (dsManual && venta.etapaDS === null && espera !== null) return false
      if (!alrededor.escribe || !venta.activo) return true
      const datos = pasos.find(({ clave }) => clave === 'contractual')
      return !(documentosContractuales || porFinalizar) || datos?.situacion !== 'cerrado'
    })
  })

  test('a rejected authentication is the advisor’s, and has no button: it is put right by telephone', () => {
    const pasos = pasosDeLaVenta({ ...listo, etapa: 'invitacionEnviada', tipoVenta: 'E', etapaDS: 'bloqueado' })
    const turno = { actua: 'asesor', ...incidencias.rechazo } as const
    expect(destinoDeLaVenta({ pasos, turno, irregularidad: null }).sigue).toBe(false)
    expect(destinoDeLaVenta({ pasos, turno: { ...turno, paso: '' }, irregularidad: '/x' })).toMatchObject({
      ruta: '/x',
    })
  })
})
