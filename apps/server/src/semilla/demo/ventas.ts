import { digitoVerificador } from '@alerce/domain/base/persona/rut'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { rutsDemo } from '../padrones.ts'
import type { DeclaracionDemo, PostulanteDemo } from './recorrido.ts'

/** A demo sale: its progress, and its age in hours. */
export interface VentaDemo {
  readonly asesor: 'asesora' | 'asesor2'
  readonly horas: number
  readonly postulante: PostulanteDemo
  readonly declaracion: Omit<DeclaracionDemo, 'fechaDS'>
  /** Last stage saved by the advisor; 'inicioManual': just generated. */
  readonly hasta: EtapaDS
  /** Contraloría approved the income. */
  readonly rentaAprobada?: true
  /** The advisor finished the authorized declaration. */
  readonly finalizada?: true
  /** Card mandate registered by the desk. */
  readonly mandato?: string
  /** Contractual data saved and papers issued. */
  readonly contratada?: true
  /** Open update: another telephone, and a newborn child (YYYY/MM/DD). */
  readonly actualizada?: { readonly celular: string; readonly hijo: string }
}

const EMPRESA = '76086428-5'
const rut = (cuerpo: number) => `${cuerpo}-${digitoVerificador(cuerpo)}`

function postulante(
  [nombres, apellidoPaterno, apellidoMaterno]: readonly [string, string, string],
  cuerpo: number,
  nacimiento: string,
  sexo: 'M' | 'F',
  renta: number,
): PostulanteDemo {
  return { rut: rut(cuerpo), nombres, apellidoPaterno, apellidoMaterno, nacimiento, sexo, renta, rutEmpleador: EMPRESA }
}

const cuerpo = (peso: number, altura: number, folioDS: string) => ({ peso, altura, folioDS })

/** Declarations in every visible state, both queues included. All persons are fictional. */
export const ventasDemo: readonly VentaDemo[] = [
  {
    asesor: 'asesora',
    horas: 5,
    postulante: {
      ...postulante(['Javiera', 'Molina', 'Soto'], 17_455_310, '1991-04-18', 'F', 1_650_000),
      rentaCertificada: true,
    },
    declaracion: cuerpo(62, 1.65, '880101'),
    hasta: 'inicioManual',
  },
  {
    asesor: 'asesora',
    horas: 3,
    postulante: {
      ...postulante(['Ignacio', 'Fuentealba', 'Ruiz'], 16_908_774, '1988-11-02', 'M', 1_900_000),
      rentaCertificada: true,
    },
    declaracion: cuerpo(78, 1.76, '880102'),
    hasta: 'resumenAntecedentes',
  },
  {
    asesor: 'asesora',
    horas: 26,
    postulante: postulante(['Rosa', 'Ibacache', 'Mora'], 14_322_097, '1979-07-25', 'F', 1_480_000),
    declaracion: cuerpo(66, 1.6, '880103'),
    hasta: 'resultado',
    actualizada: { celular: '976543210', hijo: '2026/08/30' },
  },
  {
    asesor: 'asesor2',
    horas: 4,
    postulante: postulante(['Tomás', 'Quezada', 'Pino'], 18_640_255, '1994-01-30', 'M', 1_720_000),
    declaracion: { ...cuerpo(74, 1.8, '880104'), diagnosticos: { 9: ['M23', 'Lesión de menisco', '12-05-2019'] } },
    hasta: 'resultado',
  },
  {
    asesor: 'asesora',
    horas: 2,
    postulante: postulante(['Valentina', 'Herrera', 'Lagos'], 17_934_120, '1990-12-09', 'F', 2_150_000),
    declaracion: {
      ...cuerpo(98, 1.7, '880105'),
      diagnosticos: { 4: ['J45', 'Asma', '15-03-2015'], 10: ['E03', 'Hipotiroidismo', '20-06-2019'] },
    },
    hasta: 'resultado',
    rentaAprobada: true,
  },
  {
    asesor: 'asesor2',
    horas: 74,
    postulante: {
      ...postulante(['Juana', 'Mella', 'Osorio'], 13_771_468, '1976-02-14', 'F', 2_400_000),
      beneficiarios: [
        {
          fechaNacimiento: '1950/09/03',
          sexo: 'F',
          tipoBeneficiario: 'M',
          relacionFamiliar: 2,
          descripcionOtro: '',
        },
      ],
    },
    declaracion: {
      ...cuerpo(64, 1.62, '880106'),
      dependientes: [
        {
          nombres: 'Berta',
          apellidoPaterno: 'Osorio',
          apellidoMaterno: 'Vega',
          rutBeneficiario: rut(6_105_993),
          peso: 60,
          altura: 1.55,
        },
      ],
    },
    hasta: 'resultado',
    rentaAprobada: true,
  },
  {
    asesor: 'asesora',
    horas: 1,
    postulante: postulante(['Cristián', 'Godoy', 'Arce'], 15_209_883, '1983-08-21', 'M', 2_050_000),
    declaracion: cuerpo(80, 1.78, '880107'),
    hasta: 'resultado',
    rentaAprobada: true,
  },
  {
    asesor: 'asesora',
    horas: 50,
    postulante: postulante(['Antonia', 'Larraguibel', 'Díaz'], 18_077_541, '1992-05-06', 'F', 1_800_000),
    declaracion: cuerpo(58, 1.63, '880108'),
    hasta: 'resultado',
    rentaAprobada: true,
    finalizada: true,
  },
  {
    asesor: 'asesora',
    horas: 98,
    postulante: postulante(['Rodrigo', 'Iturra', 'Peñaloza'], 15_884_216, '1985-10-12', 'M', 2_200_000),
    declaracion: cuerpo(76, 1.74, '880109'),
    hasta: 'resultado',
    rentaAprobada: true,
    finalizada: true,
    contratada: true,
  },
  {
    asesor: 'asesora',
    horas: 7,
    postulante: {
      ...postulante(['Camila', 'Bravo', 'Ortiz'], 0, '2000-03-22', 'F', 1_500_000),
      rut: rutsDemo.cargaConVenta,
      cargaVigente: true,
      rentaCertificada: true,
    },
    declaracion: cuerpo(61, 1.66, '880110'),
    hasta: 'inicioManual',
  },
  {
    asesor: 'asesora',
    horas: 30,
    postulante: {
      ...postulante(['Hernán', 'Sepúlveda', 'Vial'], 16_221_940, '1986-06-17', 'M', 1_950_000),
      tipoTrabajador: 'I',
    },
    declaracion: cuerpo(79, 1.77, '880111'),
    hasta: 'resultado',
    rentaAprobada: true,
    finalizada: true,
  },
  {
    asesor: 'asesora',
    horas: 55,
    postulante: {
      ...postulante(['Isidora', 'Echeverría', 'Luco'], 17_602_338, '1990-09-28', 'F', 0),
      tipoTrabajador: 'V',
    },
    declaracion: cuerpo(60, 1.68, '880112'),
    hasta: 'resultado',
    finalizada: true,
    mandato: 'PAT-2026-004417',
  },
]
