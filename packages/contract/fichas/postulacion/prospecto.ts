import { leeFechaEscrita } from '@alerce/domain/base/fechas/escrita'
import { leerSexo, leerTipo } from '@alerce/domain/postulacion/tipos'
import { reglaNombre, reglaSegundoApellido, reglaTelefono } from '../../forms/base/campos.ts'
import {
  reglaCorreoDeVenta,
  reglaPrimerApellidoCorregido,
  reglaSegundoApellidoCorregido,
} from '../../forms/postulacion/persona.ts'
import { required } from '../../forms/rules.ts'
import { antecedentesMessages } from '../../messages/postulacion/antecedentes.ts'
import { prospectoMessages as p } from '../../messages/postulacion/prospecto.ts'
import { codigo, correo, nombre, pasaporte, respuesta, rut, siNo, telefono, texto } from '../especies.ts'
import { fechaDMY } from '../fecha.ts'
import { type Campo, type Ficha, parteDe } from '../ficha.ts'
import { filas } from '../filas.ts'
import { letra, letraFija } from '../letras.ts'
import { libre, reglasDe } from '../reglas.ts'
import { empleador } from './empleador.ts'
import * as regla from './reglas-prospecto.ts'

/**
 * Prospect: the person (spec 1 §5), in the form `persona`, and the applicant's data (spec 2 §5), in `antecedentes`; an
 * `actualizacion` has both.
 */
export const prospecto = {
  tipoProspecto: {
    especie: texto,
    columna: 'tipoProspecto',
    etiqueta: 'Tipo de prospecto',
    en: { persona: required(p.tipoObligatorio.text), antecedentes: required(p.tipoObligatorio.text) },
    planilla: {
      nombre: 'Tipo',
      tambien: ['tipo prospecto', 'tipo de prospecto', 'codigo tipo'],
      obligatoria: true,
      ejemplo: 'REF',
      lee: leerTipo,
    },
  },
  tipoDocumento: {
    especie: letraFija(['R', 'P'], 'R'),
    columna: 'tipoDocumento',
    etiqueta: 'Documento',
    enFrase: 'tipo de documento',
    en: { persona: libre, antecedentes: regla.reglaDocumento },
    falta: antecedentesMessages.tipoDocumento,
  },
  rut: {
    especie: rut,
    columna: 'rut',
    etiqueta: 'RUT',
    enFrase: 'RUT',
    en: { persona: regla.reglaRutOpcional, antecedentes: regla.reglaRutDelPostulante },
    si: regla.conRut,
    planilla: { nombre: 'RUT', tambien: ['run', 'rut prospecto'], obligatoria: false, ejemplo: '12.345.678-5' },
  },
  numeroPasaporte: {
    especie: pasaporte,
    columna: 'numeroPasaporte',
    etiqueta: 'Número de pasaporte',
    enFrase: 'pasaporte',
    en: { persona: regla.reglaPasaporteSi, antecedentes: regla.reglaPasaporteSi },
    si: regla.conPasaporte,
    planilla: {
      nombre: 'Pasaporte',
      tambien: ['numero de pasaporte', 'n de pasaporte', 'nro pasaporte'],
      obligatoria: false,
      ejemplo: '',
    },
  },
  nombres: {
    especie: nombre,
    columna: 'nombres',
    etiqueta: 'Nombres',
    en: { persona: reglaNombre(p.nombresObligatorios.text), actualizacion: reglaNombre(p.nombresObligatorios.text) },
    planilla: { nombre: 'Nombres', tambien: ['nombre'], obligatoria: true, ejemplo: 'María José' },
  },
  apellidoPaterno: {
    especie: nombre,
    columna: 'apellidoPaterno',
    etiqueta: 'Primer apellido',
    en: { persona: reglaNombre(p.primerApellido.text), actualizacion: reglaPrimerApellidoCorregido },
    planilla: {
      nombre: 'Primer apellido',
      tambien: ['apellido paterno', 'paterno', 'apellido 1'],
      obligatoria: true,
      ejemplo: 'Ñancupil',
    },
  },
  apellidoMaterno: {
    especie: nombre,
    columna: 'apellidoMaterno',
    etiqueta: 'Segundo apellido',
    en: { persona: reglaSegundoApellido(p.segundoApellido.text), actualizacion: reglaSegundoApellidoCorregido },
    planilla: {
      nombre: 'Segundo apellido',
      tambien: ['apellido materno', 'materno', 'apellido 2'],
      obligatoria: true,
      ejemplo: "O'Higgins",
    },
  },
  celular: {
    especie: telefono,
    columna: 'celular',
    etiqueta: 'Celular',
    enFrase: 'teléfono',
    en: { persona: reglaTelefono, actualizacion: reglaTelefono },
    planilla: {
      nombre: 'Celular',
      tambien: ['telefono celular', 'telefono movil', 'movil', 'telefono', 'fono'],
      obligatoria: true,
      ejemplo: '987654321',
    },
  },
  correo: {
    especie: correo,
    columna: 'correo',
    etiqueta: 'Correo electrónico',
    enFrase: 'correo',
    en: { persona: reglaCorreoDeVenta, actualizacion: reglaCorreoDeVenta },
    planilla: {
      nombre: 'Correo',
      tambien: ['correo electronico', 'email', 'e mail', 'mail'],
      obligatoria: true,
      ejemplo: 'maria@example.cl',
    },
  },
  fechaNacimiento: {
    especie: fechaDMY,
    columna: 'fechaNacimiento',
    etiqueta: 'Fecha de nacimiento',
    en: { antecedentes: regla.reglaNacimiento },
    pideTodo: true,
    planilla: {
      nombre: 'Fecha de nacimiento',
      tambien: ['nacimiento', 'fecha nacimiento', 'f nacimiento'],
      obligatoria: false,
      ejemplo: '21-05-1988',
      lee: (celda) => leeFechaEscrita(celda, '') ?? celda,
    },
  },
  sexo: {
    especie: letra(['M', 'F']),
    columna: 'sexo',
    etiqueta: 'Sexo',
    en: { antecedentes: regla.unaDe(['M', 'F'], antecedentesMessages.sexo.text) },
    falta: antecedentesMessages.sexo,
    pideTodo: true,
    planilla: { nombre: 'Sexo', tambien: ['genero'], obligatoria: false, ejemplo: 'Femenino', lee: leerSexo },
  },
  isapreActual: {
    especie: codigo,
    columna: 'isapreActual',
    etiqueta: 'Isapre',
    en: { antecedentes: required(antecedentesMessages.isapre.text) },
    pideTodo: true,
    fijo: true,
    planilla: {
      nombre: 'Isapre actual',
      tambien: ['isapre', 'isapre de origen', 'isapre origen', 'institucion'],
      obligatoria: false,
      ejemplo: 'Consalud',
    },
  },
  tipoPlan: {
    especie: letraFija(['N', 'S', 'C'], 'N'),
    columna: 'tipoPlan',
    etiqueta: 'Tipo de plan',
    en: { antecedentes: libre },
    falta: antecedentesMessages.tipoPlan,
    fijo: true,
  },
  codColectivo: {
    especie: codigo,
    columna: 'codColectivo',
    etiqueta: 'Plan colectivo',
    en: { antecedentes: regla.reglaColectivo },
    si: regla.conColectivo,
    pideTodo: true,
    fijo: true,
  },
  tipoVenta: {
    especie: letra(['M', 'E']),
    columna: 'tipoVenta',
    etiqueta: 'Tipo de venta',
    en: { antecedentes: regla.unaDe(['M', 'E'], antecedentesMessages.tipoVenta.text) },
    falta: antecedentesMessages.tipoVenta,
    pideTodo: true,
    fijo: true,
  },
  codigoRegion: {
    especie: codigo,
    columna: 'codigoRegion',
    etiqueta: 'Región',
    en: { antecedentes: regla.elegido(antecedentesMessages.region.text) },
    pideTodo: true,
    fijo: true,
    planilla: { nombre: 'Región', tambien: ['codigo region'], obligatoria: false, ejemplo: 'Valparaíso' },
  },
  codigoCiudad: {
    especie: codigo,
    columna: 'codigoCiudad',
    etiqueta: 'Ciudad',
    en: { antecedentes: regla.elegido(antecedentesMessages.ciudad.text) },
    pideTodo: true,
    fijo: true,
    planilla: {
      nombre: 'Ciudad o comuna',
      tambien: ['ciudad', 'comuna', 'provincia', 'codigo ciudad'],
      obligatoria: false,
      ejemplo: 'Valparaíso',
    },
  },
  activo: {
    especie: siNo(true),
    columna: 'activo',
    etiqueta: 'Estado',
    en: { antecedentes: libre },
    pideTodo: true,
  },
  motivoProspecto: {
    especie: texto,
    columna: 'motivo',
    etiqueta: 'Motivo',
    en: { antecedentes: regla.reglaMotivo },
    si: regla.inactivo,
  },
  entrevistado: {
    especie: respuesta,
    columna: 'entrevistado',
    etiqueta: 'Entrevistado',
    en: { antecedentes: libre },
    si: regla.inactivo,
  },
  cargaVigente: {
    especie: siNo(false),
    columna: 'cargaVigente',
    etiqueta: 'Carga vigente',
    en: { antecedentes: libre },
    pideTodo: true,
  },
  empleadores: {
    especie: filas(empleador),
    columna: null,
    etiqueta: 'Empleadores',
    en: { antecedentes: reglasDe(empleador, 'fila') },
    pideTodo: true,
  },
} as const satisfies Ficha

/** Name of a field within a sentence; an unknown field keeps its name. */
export function enFrase(ficha: Ficha, campo: string): string {
  const de: Campo | undefined = ficha[campo]
  return de ? (de.enFrase ?? de.etiqueta.toLowerCase()) : campo
}

/** Name of an applicant's field in texts about its change; the family counts as one field. */
export const nombreDeCampo = (campo: string): string => enFrase(prospecto, campo)

/** The person as captured on /add-prospect. */
export const persona = parteDe(prospecto, 'persona')
/** The applicant's data. */
export const antecedentes = parteDe(prospecto, 'antecedentes')
/** The applicant's data with name and contact (spec 2 §2, update variant). */
export const actualizacion = parteDe(prospecto, 'antecedentes', 'actualizacion')
