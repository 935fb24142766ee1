import type { TablaDeCatalogo } from './celdas.ts'
import * as en from './celdas.ts'
import { desde, hasta, padrones } from './padrones.ts'
import {
  comisionDeUnaForma,
  edadesOrdenadas,
  gratuitoSinPrecio,
  parametroGuardado,
  parametroValido,
  terminaDespues,
  tramosSeguidos,
} from './reglas-de-tabla.ts'

const fuente = { nombre: 'Fuente', celda: en.texto(200), dice: 'De dónde viene el valor' }
const precio = { celda: en.uf, monto: 'precio' } as const
const codigo = { nombre: 'Código', celda: en.codigo }
const region = { nombre: 'Región', tambien: ['Código región'], celda: en.codigo, referencia: 'region' } as const
const hospitalario = { nombre: 'Hospitalario', tambien: ['Bonificación hospitalaria'], celda: en.porcentaje }
const ambulatorio = { nombre: 'Ambulatorio', tambien: ['Bonificación ambulatoria'], celda: en.porcentaje }
const plan = { nombre: 'Plan', tambien: ['Código plan'], celda: en.sigla, referencia: 'plan' } as const

/** Tables that an operator loads, in the order that fills an empty database. */
export const tablasDeCatalogo = {
  uf: {
    titulo: 'UF',
    dice: 'Lo que vale la UF de cada día. Sirve tal cual el archivo que da el Banco Central.',
    completa: false,
    clave: ['fecha'],
    columnas: {
      fecha: { nombre: 'Fecha', tambien: ['Día', 'Período'], celda: en.dia },
      valor: {
        nombre: 'Valor',
        tambien: ['UF', 'Unidad de fomento', 'Unidad de fomento (UF)', '1.Unidad de fomento (UF)'],
        ...({ celda: en.valorUF, monto: 'uf' } as const),
      },
      fuente: { ...fuente, opcional: true },
    },
  },
  ges: {
    titulo: 'Precio GES',
    dice: 'La prima GES por persona y mes.',
    completa: false,
    clave: ['desde'],
    columnas: { desde, hasta, valorUF: { nombre: 'Valor UF', tambien: ['Prima', 'UF'], ...precio }, fuente },
    revisa: terminaDespues,
  },
  factores: {
    titulo: 'Tabla de factores',
    dice: 'El factor de cada tramo de edad. Los tramos de un mismo día se cargan juntos.',
    completa: false,
    juntasPor: 'desde',
    clave: ['desde', 'edadDesde'],
    columnas: {
      desde,
      hasta,
      edadDesde: { nombre: 'Edad desde', celda: en.anios, dice: 'Años cumplidos, incluidos' },
      edadHasta: { nombre: 'Edad hasta', celda: en.anios, opcional: true, dice: 'No incluida. Vacío: sin fin' },
      cotizante: { nombre: 'Cotizante', ...precio, celda: en.factor },
      carga: { nombre: 'Carga', ...precio, celda: en.factor },
      fuente,
    },
    revisa: (fila) => [...edadesOrdenadas(fila), ...terminaDespues(fila)],
    juntas: tramosSeguidos,
  },
  topes: {
    titulo: 'Tope imponible',
    dice: 'La mayor renta imponible de salud, en UF al mes.',
    completa: false,
    clave: ['desde'],
    columnas: { desde, hasta, topeUF: { nombre: 'Tope UF', tambien: ['Tope'], ...precio }, fuente },
    revisa: terminaDespues,
  },
  parametros: {
    titulo: 'Parámetros',
    dice: 'Lo que la isapre decide: porcentaje máximo de la renta, meses que se promedian, horarios.',
    completa: false,
    clave: ['clave', 'desde'],
    columnas: {
      clave: { nombre: 'Parámetro', tambien: ['Clave'], celda: en.texto(60) },
      valor: { nombre: 'Valor', celda: en.texto(1000) },
      desde,
      hasta,
    },
    revisa: parametroValido,
    guarda: parametroGuardado,
  },
  convenios: {
    titulo: 'Convenios colectivos',
    dice: 'Los convenios que tienen planes propios.',
    completa: true,
    clave: ['codigo'],
    columnas: { codigo, descripcion: { nombre: 'Nombre', celda: en.texto(100) }, hasta },
  },
  prestadores: {
    titulo: 'Prestadores',
    dice: 'Las clínicas y centros con que un plan puede bonificar.',
    completa: false,
    clave: ['codigo'],
    columnas: { codigo, nombre: { nombre: 'Nombre', celda: en.texto(150) }, codigoRegion: region },
  },
  planes: {
    titulo: 'Planes',
    dice: 'Los planes en venta, con su precio base y sus regiones.',
    completa: true,
    clave: ['codigo'],
    columnas: {
      codigo: { nombre: 'Código', celda: en.sigla },
      nombre: { nombre: 'Nombre', celda: en.texto(100) },
      precioBaseUF: { nombre: 'Precio base UF', tambien: ['Precio base'], ...precio },
      caecUF: { nombre: 'CAEC UF', tambien: ['CAEC'], ...precio, opcional: true, dice: 'Vacío: 0' },
      libreEleccion: { nombre: 'Libre elección', celda: en.siNo },
      hospitalario: { ...hospitalario, dice: 'Del plan mismo, en porcentaje' },
      ambulatorio,
      regiones: { nombre: 'Regiones', celda: en.codigos, referencia: 'region', dice: 'Donde se vende, como 5|13' },
      colectivo: {
        ...{ nombre: 'Convenio', tambien: ['Colectivo'], celda: en.codigo, dice: 'Vacío: plan individual' },
        ...({ opcional: true, referencia: 'colectivo' } as const),
      },
      mensaje: { nombre: 'Mensaje', celda: en.texto(300), opcional: true, dice: 'Lo que la ficha del plan dice de él' },
      hasta,
    },
    guarda: (fila) => ({ ...fila, caecUF: fila.caecUF || '0' }),
  },
  bonificaciones: {
    titulo: 'Bonificaciones',
    dice: 'Lo que cada plan bonifica con cada prestador de su red.',
    completa: true,
    clave: ['plan', 'prestador'],
    columnas: {
      plan,
      prestador: { nombre: 'Prestador', tambien: ['Código prestador'], celda: en.codigo, referencia: 'prestador' },
      hospitalario,
      ambulatorio,
    },
  },
  beneficios: {
    titulo: 'Beneficios',
    dice: 'Los complementarios, que toma cualquier plan, y los especiales, que son de algunos.',
    completa: true,
    clave: ['codigo'],
    columnas: {
      codigo,
      nombre: { nombre: 'Nombre', celda: en.texto(150) },
      precioUF: { nombre: 'Precio UF', tambien: ['Precio'], ...precio },
      grupo: { nombre: 'Grupo', celda: en.texto(60), dice: 'De un grupo se elige uno solo' },
      gratuito: { nombre: 'Gratuito', celda: en.siNo },
      especial: { nombre: 'Especial', celda: en.siNo },
      hasta,
    },
    revisa: gratuitoSinPrecio,
  },
  'beneficios-de-plan': {
    titulo: 'Beneficios especiales de cada plan',
    dice: 'Qué beneficios especiales ofrece cada plan.',
    completa: true,
    clave: ['plan', 'beneficio'],
    columnas: {
      plan,
      beneficio: {
        nombre: 'Beneficio',
        tambien: ['Código beneficio'],
        celda: en.codigo,
        referencia: 'beneficioEspecial',
      },
    },
  },
  comisiones: {
    titulo: 'Comisiones',
    dice: 'Lo que se estima que un contrato deja a su asesor, por tipo de plan y tramo de precio.',
    completa: false,
    clave: ['tipoPlan', 'ufDesde', 'desde'],
    columnas: {
      tipoPlan: {
        nombre: 'Tipo de plan',
        celda: en.unaDe('T', 'N', 'C', 'S'),
        dice: 'Todos (T), individual (N), colectivo (C) o compensado (S); el propio va antes que T',
      },
      ufDesde: { nombre: 'UF desde', celda: en.uf, dice: 'Precio mensual desde el que vale el tramo; 0: cualquiera' },
      porcentaje: {
        ...{ nombre: 'Porcentaje', celda: en.comision, dice: 'Del precio de un mes. Vacío: un monto en UF' },
        ...({ opcional: true, monto: 'precio' } as const),
      },
      uf: {
        ...{ nombre: 'UF por contrato', tambien: ['UF'], celda: en.uf, dice: 'Vacío: un porcentaje' },
        ...({ opcional: true, monto: 'precio' } as const),
      },
      desde,
      hasta,
      fuente,
    },
    revisa: (fila) => [...comisionDeUnaForma(fila), ...terminaDespues(fila)],
  },
  ...padrones,
  direcciones: {
    titulo: 'Direcciones de empleadores',
    dice: 'Dónde y cómo se ubica a cada empleador: se proponen al llenar los datos del contrato.',
    completa: false,
    clave: ['rut', 'direccion', 'codigoComuna'],
    columnas: {
      rut: { nombre: 'RUT', tambien: ['RUT empleador'], celda: en.rut },
      razonSocial: { nombre: 'Razón social', celda: en.texto(150) },
      direccion: { nombre: 'Dirección', celda: en.texto(150) },
      codigoComuna: { nombre: 'Comuna', tambien: ['Código comuna'], celda: en.codigo, referencia: 'comuna' },
      telefono: { nombre: 'Teléfono', celda: en.texto(20) },
      email: { nombre: 'Correo', tambien: ['Correo electrónico'], celda: en.correo, opcional: true },
    },
  },
  documentos: {
    titulo: 'Documentos que se piden',
    dice: 'Qué se pide a cada tipo de trabajador; sin los obligatorios no se confirma un plan.',
    completa: false,
    clave: ['id'],
    columnas: {
      id: { nombre: 'Código', celda: en.codigo },
      tipoTrabajador: {
        nombre: 'Trabajador',
        celda: en.unaDe('D', 'I', 'P', 'V'),
        dice: 'Dependiente, independiente, pensionado o voluntario',
      },
      tipo: { nombre: 'Tipo', celda: en.texto(40), dice: 'CERTIF_COTIZ es el certificado que se lee' },
      nombre: { nombre: 'Nombre', celda: en.texto(100) },
      obligatorio: { nombre: 'Obligatorio', celda: en.siNo },
      orden: { nombre: 'Orden', celda: en.lugar },
      desde,
      hasta,
    },
    revisa: terminaDespues,
  },
  afps: {
    titulo: 'AFP',
    dice: 'Las que se ofrecen, con el código de PreviRed.',
    completa: false,
    clave: ['codigo'],
    columnas: { codigo, descripcion: { nombre: 'Nombre', celda: en.texto(60) } },
  },
  instituciones: {
    titulo: 'Instituciones de salud',
    dice: 'FONASA y las isapres, con los códigos de la Superintendencia y de PreviRed.',
    completa: false,
    clave: ['codigo'],
    columnas: {
      codigo,
      nombre: { nombre: 'Nombre', celda: en.texto(60) },
      previred: { nombre: 'PreviRed', celda: en.texto(4) },
    },
  },
  diagnosticos: {
    titulo: 'Diagnósticos CIE-10',
    dice: 'La lista en que se busca al declarar. Sirve la oficial del DEIS; la salud mental se guarda y no se ofrece.',
    completa: false,
    clave: ['codigo'],
    columnas: {
      codigo: { nombre: 'Código', tambien: ['Código CIE-10', 'CIE-10'], celda: en.cie10 },
      diagnostico: { nombre: 'Diagnóstico', tambien: ['Descripción', 'Glosa'], celda: en.texto(200) },
    },
  },
  feriados: {
    titulo: 'Feriados adicionales',
    dice: 'Los que una ley agrega a los de siempre, como una elección: la agenda los marca.',
    completa: false,
    clave: ['fecha'],
    columnas: {
      fecha: { nombre: 'Fecha', celda: en.dia },
      nombre: { nombre: 'Nombre', celda: en.texto(100) },
      irrenunciable: { nombre: 'Irrenunciable', celda: en.siNo },
    },
  },
} as const satisfies Readonly<Record<string, TablaDeCatalogo>>

export type NombreDeTabla = keyof typeof tablasDeCatalogo

export const nombresDeTabla = Object.keys(tablasDeCatalogo) as [NombreDeTabla, ...NombreDeTabla[]]

/** Row of a table in the list of tables. */
export const tablaDe = (nombre: NombreDeTabla): TablaDeCatalogo => tablasDeCatalogo[nombre]
