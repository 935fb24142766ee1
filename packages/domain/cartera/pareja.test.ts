import { describe, expect, test } from 'vitest'
import { type EtapaDS, haLlegado } from '../declaracion/etapas.ts'
import { parejaDetenida } from '../declaracion/turno.ts'
import { ventaNueva } from '../testing/venta-nueva.ts'
import {
  esperaAlOtorgante,
  esperaEnPareja,
  type LugarDePareja,
  lugarEnPareja,
  lugaresDePareja,
  type MotivoDePareja,
  situacionDeLaPareja,
} from './pareja.ts'
import type { HechosDeLaVenta } from './pasos.ts'
import type { HechosDeLaFirma } from './turno/turno-de-firma.ts'

const listo = { ...ventaNueva, conAntecedentes: true, conGrupo: true }
const conDS = (etapaDS: EtapaDS): HechosDeLaVenta => ({
  ...listo,
  etapa: 'dsManualGenerada',
  etapaDS,
  dsFirmada: haLlegado(etapaDS, 'resultado'),
})
const conPapeles = (etapa: EtapaDS, hechos: Partial<HechosDeLaFirma> = {}): HechosDeLaVenta => ({
  ...conDS(etapa),
  firma: {
    etapa,
    tipoVenta: 'M',
    firmados: { emitidos: 3, firmados: 3 },
    devueltos: false,
    esperaAlOtro: false,
    ...hechos,
  },
})

describe('the place of a side of a pair', () => {
  test.each<[LugarDePareja, HechosDeLaVenta]>([
    ['antecedentes', ventaNueva],
    ['antecedentes', { ...ventaNueva, conGrupo: true }],
    ['beneficiarios', { ...ventaNueva, conAntecedentes: true }],
    ['cotizar', listo],
    ['compensar', { ...listo, etapa: 'resumenCotizacionCompensado' }],
    ['resumen', { ...listo, etapa: 'cotizacionFinalizada' }],
    ['resumen', { ...listo, etapa: 'invitacionAnulada', etapaDS: 'invitacionAnulada' }],
    ['invitado', { ...listo, etapa: 'invitacionEnviada', etapaDS: 'preguntas' }],
    ['declaracion', { ...listo, etapa: 'dsManualGenerada' }],
    ['declaracion', conDS('preguntas')],
    ['resultado', conDS('resultado')],
    ['resultado', { ...conDS('resultado'), resultadoDS: 0 }],
    ['resultado', { ...conDS('resultado'), resultadoDS: 6 }],
    ['respondido', { ...conDS('resultado'), resultadoDS: 1 }],
    ['respondido', { ...conDS('resultado'), resultadoDS: 8 }],
    ['contractual', conDS('dsFinalizada')],
    ['documentos', conDS('documentosContractuales')],
    ['firmado', conPapeles('resumenCotizacion')],
    ['porFirmar', conPapeles('resumenCotizacion', { firmados: { emitidos: 3, firmados: 2 } })],
    ['porFirmar', conPapeles('resumenCotizacion', { firmados: { emitidos: 0, firmados: 0 } })],
    ['documentos', conPapeles('resumenCotizacion', { devueltos: true })],
    ['documentos', conPapeles('resumenCotizacion', { tipoVenta: 'E' })],
    ['porFirmar', conPapeles('firmaDocumentos', { tipoVenta: 'E' })],
    ['firma', conPapeles('firmaIsapre', { tipoVenta: 'E' })],
    ['firma', conPapeles('firmaIsapreRevision')],
    ['suscrito', conDS('terminado')],
    ['terminado', conDS('rechazado')],
    ['terminado', conDS('noVigente')],
    ['inactivo', { ...conDS('preguntas'), activo: false }],
  ])('%s: %o', (lugar, hechos) => {
    expect(lugarEnPareja(hechos)).toBe(lugar)
  })
})

// One letter per reason. Columns and rows are lugaresDePareja, in order.
const letras: Record<MotivoDePareja, string> = {
  completarAntecedentes: 'a',
  agregarBeneficiarios: 'b',
  elegirPlan: 'q',
  otorgaSinCotizar: 'Q',
  recibeSinCotizar: 'P',
  fijarCompensacion: 'f',
  otorgaSinCompensar: 'F',
  continuarCompensacion: 'c',
  generarDS: 'g',
  recibeSinConfirmar: 'W',
  otorgaSinInvitar: 'G',
  otorgaAtras: 'O',
  otorgaSinFirmar: 'E',
  postulanteContesta: 'i',
  completarDeclaracion: 'd',
  enEvaluacion: 'e',
  verResultado: 'v',
  completarDatos: 't',
  entregarDocumentos: 'o',
  postulanteFirma: 'p',
  enviarFirmados: 'z',
  otroSinFirmar: 'X',
  enRevision: 'r',
  suscrito: 's',
  ventaTerminada: 'n',
  inactivo: '-',
  parejaDetenida: '#',
}

/** Row: place of the giver; column: place of the receiver. */
const delQueOtorga: Record<LugarDePareja, string> = {
  antecedentes: 'aaaaaaaaaaaaaaa##',
  beneficiarios: 'bbbbbbbbbbbbbbb##',
  cotizar: 'qqqqqqqqqqqqqqq##',
  compensar: 'PPPffffffffffff##',
  resumen: 'WWWWggggggggggg##',
  invitado: 'iiiiiiiiiiiiiii##',
  declaracion: 'ddddddddddddddd##',
  resultado: 'eeeeeeeeeeeeeee##',
  respondido: 'vvvvvvvvvvvvvvv##',
  contractual: 'ttttttttttttttt##',
  documentos: 'ooooooooooooooo##',
  porFirmar: 'ppppppppppppppp##',
  firmado: 'XXXXXXXXXXXXzzz##',
  firma: 'XXXXXXXXXXXXXrr##',
  suscrito: 'sssssssssssssssss',
  terminado: 'nnnnnnnnnnnnnnnnn',
  inactivo: '-----------------',
}

/** Row: place of the receiver; column: place of the giver. */
const delQueRecibe: Record<LugarDePareja, string> = {
  antecedentes: 'aaaaaaaaaaaaaaa##',
  beneficiarios: 'bbbbbbbbbbbbbbb##',
  cotizar: 'QQQqqqqqqqqqqqq##',
  compensar: 'FFFFccccccccccc##',
  resumen: 'GGGGGgggggggggg##',
  invitado: 'OOOOOiiiiiiiiii##',
  declaracion: 'OOOOOdddddddddd##',
  resultado: 'OOOOOeeeeeeeeee##',
  respondido: 'OOOOOvvvvvvvvvv##',
  contractual: 'OOOOOtttttttttt##',
  documentos: 'OOOOOoooooooooo##',
  porFirmar: 'OOOOOpppppppppp##',
  firmado: 'OOOOOXXXXXXXzzz##',
  firma: 'XXXXXXXXXXXXXrr##',
  suscrito: 'sssssssssssssssss',
  terminado: 'nnnnnnnnnnnnnnnnn',
  inactivo: '-----------------',
}

const hechosPorLugar: Record<LugarDePareja, HechosDeLaVenta> = {
  antecedentes: ventaNueva,
  beneficiarios: { ...ventaNueva, conAntecedentes: true },
  cotizar: listo,
  compensar: { ...listo, etapa: 'resumenCotizacionCompensado' },
  resumen: { ...listo, etapa: 'cotizacionFinalizada' },
  invitado: { ...listo, etapa: 'invitacionEnviada' },
  declaracion: conDS('preguntas'),
  resultado: conDS('resultado'),
  respondido: { ...conDS('resultado'), resultadoDS: 1 },
  contractual: conDS('dsFinalizada'),
  documentos: conDS('documentosContractuales'),
  porFirmar: conPapeles('firmaDocumentos', { tipoVenta: 'E' }),
  firmado: conPapeles('resumenCotizacion'),
  firma: conPapeles('firmaIsapre'),
  suscrito: conDS('terminado'),
  terminado: conDS('rechazado'),
  inactivo: { ...ventaNueva, activo: false },
}

const situacionEn = (otorga: LugarDePareja, recibe: LugarDePareja) =>
  situacionDeLaPareja({ otorga: hechosPorLugar[otorga], recibe: hechosPorLugar[recibe] })

describe('waits of both sides, for every pair of places', () => {
  test.each(lugaresDePareja)('the giver at %s', (otorga) => {
    const fila = lugaresDePareja.map((recibe) => letras[situacionEn(otorga, recibe).otorga.motivo])
    expect(fila.join('')).toBe(delQueOtorga[otorga])
  })

  test.each(lugaresDePareja)('the receiver at %s', (recibe) => {
    const fila = lugaresDePareja.map((otorga) => letras[situacionEn(otorga, recibe).recibe.motivo])
    expect(fila.join('')).toBe(delQueRecibe[recibe])
  })

  test('each waits for the right side, and only the active one has a step', () => {
    const { otorga, recibe } = situacionEn('firma', 'declaracion')
    expect(otorga).toEqual({ turno: 'espera', espera: 'recibe', motivo: 'otroSinFirmar', paso: null })
    expect(recibe).toEqual({ turno: 'actua', espera: null, motivo: 'completarDeclaracion', paso: 'declaracion' })
    expect(situacionEn('declaracion', 'firma').recibe.espera).toBe('otorga')
    for (const a of lugaresDePareja)
      for (const b of lugaresDePareja)
        for (const { turno, espera, paso, motivo } of Object.values(situacionEn(a, b))) {
          expect(espera !== null).toBe(turno === 'espera')
          expect(paso !== null).toBe(turno === 'actua' || motivo === 'postulanteFirma')
        }
  })

  test('never are both waiting for each other', () => {
    for (const a of lugaresDePareja)
      for (const b of lugaresDePareja) {
        const { otorga, recibe } = situacionEn(a, b)
        expect([a, b, otorga.espera === 'recibe' && recibe.espera === 'otorga']).toEqual([a, b, false])
      }
  })
})

describe('the receiver that Gestionar stops', () => {
  const en = (etapa: HechosDeLaVenta['etapa'], etapaDS: EtapaDS | null = null) => ({ ...listo, etapa, etapaDS })
  test.each<[string, HechosDeLaVenta, HechosDeLaVenta, boolean]>([
    ['new, its giver too', ventaNueva, ventaNueva, false],
    ['with its data, its giver without', { ...listo, conGrupo: false }, ventaNueva, false],
    ['at Cotizar, its giver there too', listo, listo, true],
    ['at Cotizar, its giver has quoted', listo, en('resumenCotizacionCompensado'), false],
    [
      'at the compensation, its giver there too',
      en('resumenCotizacionCompensado'),
      en('resumenCotizacionCompensado'),
      true,
    ],
    ['confirmed, its giver too', en('cotizacionFinalizada'), en('cotizacionFinalizada'), true],
    ['confirmed, its giver invited', en('cotizacionFinalizada'), en('invitacionEnviada', 'inicio'), false],
    ['with a DS, its giver annulled', conDS('preguntas'), en('invitacionAnulada'), true],
    ['both with their DS finished', conDS('dsFinalizada'), conDS('documentosContractuales'), false],
    ['with all answered, its giver not yet', conDS('resumenDeclaracion'), conDS('preguntas'), true],
    ['about to sign, its giver about to as well', conDS('firma'), conDS('resumenDeclaracion'), true],
    ['answering, its giver behind', conDS('preguntas'), conDS('inicioManual'), false],
    ['with all answered, its giver sent', conDS('resumenDeclaracion'), conDS('resultado'), false],
    [
      'with all answered, its giver signed once and reopened',
      conDS('resumenDeclaracion'),
      { ...conDS('beneficiarios'), dsFirmada: true },
      false,
    ],
    ['reopened after it signed', { ...conDS('resumenDeclaracion'), dsFirmada: true }, conDS('preguntas'), false],
    ['handed in, its giver not', conPapeles('firmaIsapreRevision'), conDS('dsFinalizada'), false],
    ['inactive', { ...listo, activo: false }, listo, false],
  ])('%s', (_what, recibe, otorga, espera) => {
    expect(esperaAlOtorgante({ lado: 'recibe', recibe, otorga })).toBe(espera)
    expect(esperaAlOtorgante({ lado: 'otorga', recibe, otorga })).toBe(false)
  })

  test('a sale without a pair waits for nobody', () => {
    expect(esperaAlOtorgante(null)).toBe(false)
    expect(esperaEnPareja(null)).toBeNull()
  })

  test('is the one that the cockpit shows waiting, but for the end that both share', () => {
    const dePareja = (lugar: LugarDePareja) => hechosPorLugar[lugar]
    for (const a of lugaresDePareja)
      for (const b of lugaresDePareja) {
        const { turno, motivo } = situacionEn(a, b).recibe
        const espera = turno === 'espera' && /^otorga/.test(motivo)
        if (motivo !== 'parejaDetenida')
          expect([a, b, esperaAlOtorgante({ lado: 'recibe', otorga: dePareja(a), recibe: dePareja(b) })]).toEqual([
            a,
            b,
            espera,
          ])
      }
  })

  test('one rule says to the lists, the cockpit and the server that the other of a pair has ended', () => {
    for (const a of lugaresDePareja)
      for (const b of lugaresDePareja) {
        const [otorga, recibe] = [hechosPorLugar[a], hechosPorLugar[b]]
        const { motivo } = situacionEn(a, b).otorga
        const dicho = esperaEnPareja({ lado: 'otorga', otorga, recibe }) === 'detenida'
        expect([a, b, dicho, parejaDetenida(otorga, recibe)]).toEqual([a, b, dicho, motivo === 'parejaDetenida'])
        expect([a, b, dicho]).toEqual([a, b, motivo === 'parejaDetenida'])
      }
  })

  test.each<['otorga' | 'recibe', LugarDePareja, LugarDePareja, 'otorga' | 'recibe' | 'detenida' | null]>([
    ['otorga', 'cotizar', 'inactivo', 'detenida'],
    ['recibe', 'terminado', 'contractual', 'detenida'],
    ['otorga', 'suscrito', 'terminado', null],
    ['otorga', 'terminado', 'inactivo', null],
    ['otorga', 'cotizar', 'antecedentes', null],
    ['recibe', 'cotizar', 'cotizar', 'otorga'],
    ['otorga', 'compensar', 'cotizar', 'recibe'],
    ['otorga', 'compensar', 'compensar', null],
    ['recibe', 'compensar', 'compensar', 'otorga'],
    ['otorga', 'resumen', 'compensar', 'recibe'],
    ['recibe', 'resumen', 'compensar', null],
    ['otorga', 'resumen', 'resumen', null],
    ['recibe', 'resumen', 'resumen', 'otorga'],
    ['otorga', 'resultado', 'resultado', null],
    ['otorga', 'firmado', 'documentos', 'recibe'],
    ['recibe', 'firmado', 'contractual', null],
  ])('the lists show that %s waits: giver at %s, receiver at %s: for %s', (lado, otorga, recibe, espera) => {
    expect(esperaEnPareja({ lado, otorga: hechosPorLugar[otorga], recibe: hechosPorLugar[recibe] })).toBe(espera)
  })
})
