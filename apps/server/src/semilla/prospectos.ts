import { bitacora } from '@alerce/contract/catalogos/base/bitacora'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { sumaDias } from '@alerce/domain/base/fechas/fecha'
import { instanteDe } from '@alerce/domain/base/fechas/instante'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import { estadoDelProspecto } from '@alerce/domain/declaracion/estado'
import { type Usuario, usuarioPorNombre } from '../core/acceso/sesion/read-model.ts'
import {
  empleadorVacio,
  type FormularioDeProspecto,
  formularioVacio,
} from '../core/postulacion/prospecto/ingreso/formulario.ts'
import { datosDe, empleadoresDelFormulario } from '../core/postulacion/prospecto/ingreso/repository-datos.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { personaDemo } from './demo/personas.ts'
import { empresasDemo } from './padrones.ts'
import { insertMissing, insertWithId, type TableRows } from './repository.ts'

/** Sixty in all, with the sales of declaraciones.ts. */
const CUANTOS = 48

const tipos = ['REF', 'OPE', 'REM', 'REN', 'RET', 'REF', 'REN'] as const
const lugares = [
  { codigoRegion: '13', codigoCiudad: '131' },
  { codigoRegion: '5', codigoCiudad: '51' },
  { codigoRegion: '8', codigoCiudad: '81' },
  { codigoRegion: '13', codigoCiudad: '132' },
] as const

const en = <T>(list: readonly T[], at: number): T => list[at % list.length] as T
const esInactivo = (n: number) => n % 11 === 7
const conAntecedentes = (n: number) => n % 3 !== 0
const conBeneficiarios = (n: number) => n % 6 === 4

/** More of them are recent: the list shows the last month. */
const haceDias = (n: number) => 1 + Math.floor(n < 32 ? n * 0.85 : 27 + (n - 32) * 4)

function antecedentes(n: number, rut: string): Partial<FormularioDeProspecto> {
  const tipoTrabajador = en(['D', 'D', 'D', 'P', 'D', 'I'], n)
  const suyo = {
    tipoTrabajador,
    rut: tipoTrabajador === 'I' ? rut : en(empresasDemo, n),
    remuneracionImponible: 850_000 + ((n * 137_000) % 2_100_000),
  }
  return {
    tipoVenta: 'M',
    isapreActual: en(['1', '99', '67', '0', '107'], n),
    ...en(lugares, n),
    empleadores: [{ ...empleadorVacio, ...suyo }],
  }
}

/** Form of the nth prospect: some with the person only, some with applicant data too, some given up. */
function formulario(n: number): FormularioDeProspecto {
  const { nacimiento, ...persona } = personaDemo(n)
  const form = { ...formularioVacio, ...persona, tipoProspecto: n === 17 ? 'REW' : en(tipos, n) }
  const inactivo = esInactivo(n)
    ? { activo: false, motivoProspecto: 'Eligió otra institución', entrevistado: true }
    : {}
  if (!conAntecedentes(n)) return { ...form, sexo: '', ...inactivo }
  return { ...form, fechaNacimiento: nacimiento, ...antecedentes(n, persona.rut), ...inactivo }
}

/** Spouse and child of prospects with beneficiaries. */
function familia(n: number, prospectoId: number): NonNullable<TableRows['beneficiario']> {
  if (!conBeneficiarios(n)) return []
  const conyuge = {
    fechaNacimiento: `${1982 + (n % 9)}-03-14`,
    sexo: n % 2 === 0 ? 'M' : 'F',
    tipo: 'L',
    relacion: 1,
  } as const
  const hijo = { fechaNacimiento: `${2012 + (n % 10)}-08-02`, sexo: 'F', tipo: 'L', relacion: 4 } as const
  return [conyuge, hijo].map((b, orden) => ({ ...b, prospectoId, orden }))
}

interface CitaDemo {
  /** Days from today. */
  readonly dia: number
  readonly hora: string
  readonly minutos: number
  readonly comentario: string
  readonly estado: 'R' | 'N' | null
}

const A_TERRENO = 'Visita a terreno'

/** Appointments: done, not done, expired without a result, today and future. */
const citas: readonly CitaDemo[] = [
  { dia: -6, hora: '10:00', minutos: 60, comentario: 'Primera reunión en su oficina', estado: 'R' },
  { dia: -5, hora: '16:30', minutos: 30, comentario: 'Llamada de presentación', estado: 'N' },
  { dia: -2, hora: '11:00', minutos: 45, comentario: 'Revisar liquidaciones de sueldo', estado: null },
  { dia: -1, hora: '15:00', minutos: 30, comentario: 'Explicar coberturas', estado: null },
  { dia: 0, hora: '09:00', minutos: 30, comentario: 'Confirmar datos de la familia', estado: 'R' },
  { dia: 0, hora: '12:30', minutos: 30, comentario: 'Confirmar Plan', estado: null },
  { dia: 0, hora: '17:00', minutos: 60, comentario: 'Reunión con su cónyuge', estado: null },
  { dia: 1, hora: '10:30', minutos: 30, comentario: 'Enviar cotización y llamar', estado: null },
  { dia: 2, hora: '09:30', minutos: 60, comentario: A_TERRENO, estado: null },
  { dia: 3, hora: '18:00', minutos: 30, comentario: 'Dudas sobre la Declaración de Salud', estado: null },
  { dia: 6, hora: '11:00', minutos: 45, comentario: 'Segunda reunión', estado: null },
  { dia: 9, hora: '14:30', minutos: 30, comentario: 'Firma de documentos', estado: null },
]

/** Appointments of the demo around today, each with the next active prospect of either advisor. */
function citasDemo(
  prospectos: readonly { prospectoId: number; asesorId: number }[],
  hoy: string,
): NonNullable<TableRows['cita']> {
  return citas.flatMap(({ dia, hora, minutos, comentario, estado }, i) => {
    const inicio = instanteDe(sumaDias(hoy, dia), `${hora}:00`)
    const prospecto = prospectos[i]
    if (!inicio || !prospecto) return []
    const termino = new Date(Date.parse(inicio) + minutos * MINUTO_MS).toISOString()
    return [{ asesorId: prospecto.asesorId, prospectoId: prospecto.prospectoId, inicio, termino, comentario, estado }]
  })
}

/** The appointments; one of them at the home of its prospect. */
async function seedCitas(tx: Db, prospectos: Parameters<typeof citasDemo>[0], hoy: string): Promise<void> {
  const rows = citasDemo(prospectos, hoy)
  const ids = await insertWithId(tx, 'cita', rows)
  const suCasa = { lugar: 'Av. Irarrázaval 2450, Ñuñoa', minutos: 30 }
  await insertMissing(tx, {
    trasladoCita: ids.flatMap((citaId, i) => (rows[i]?.comentario === A_TERRENO ? [{ citaId, ...suCasa }] : [])),
  })
}

/** Prospects not yet quoted, of both advisors, over the last three months; with their first entry and appointments. */
export async function seedProspectos(tx: Db, clock: Clock): Promise<void> {
  const asesores = await Promise.all(['asesora', 'asesor2'].map((usuario) => usuarioPorNombre(tx, usuario)))
  const [asesora, asesor2] = asesores.filter((u): u is Usuario => u !== null)
  if (!asesora || !asesor2) throw new Error('faltan los asesores de la demostración')
  const alta = Array.from({ length: CUANTOS }, (_, n) => {
    const asesor = n % 4 === 3 ? asesor2 : asesora
    const dia = sumaDias(clock.hoy(), -haceDias(n))
    const hora = `${String(9 + (n % 9)).padStart(2, '0')}:${String((n * 7) % 60).padStart(2, '0')}:00`
    return { n, form: formulario(n), asesor, en: instanteDe(dia, hora) ?? clock.ahora() }
  })
  const rows = alta.map(({ form, asesor, en: registrado }) => ({
    ...datosDe(form),
    asesorId: asesor.id,
    estado: estadoDelProspecto({ activo: form.activo, etapa: 'prospecto', ds: null }),
    estadoDesde: registrado,
    registradoEn: registrado,
    actualizadoPor: nombreCorto(asesor),
    actualizadoEn: registrado,
  }))
  const ids = await insertWithId(tx, 'prospecto', rows)
  const conId = alta.map((a, i) => ({ ...a, id: ids[i] ?? 0 }))
  await insertMissing(tx, {
    empleador: conId.flatMap(({ form, id }) =>
      empleadoresDelFormulario(form).map((e, orden) => ({ ...e, prospectoId: id, orden })),
    ),
    beneficiario: conId.flatMap(({ n, id }) => familia(n, id)),
    bitacora: conId.map(({ id, asesor, en: registrado }) => ({
      prospectoId: id,
      evento: bitacora.prospectoIngresado.id,
      texto: bitacora.prospectoIngresado.texto,
      por: nombreCorto(asesor),
      en: registrado,
    })),
  })
  await seedCitas(
    tx,
    conId.map(({ id, asesor }) => ({ prospectoId: id, asesorId: asesor.id })),
    clock.hoy(),
  )
}
