import type { OperationMap } from '@alerce/contract/operation-map'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { preguntasDS } from '@alerce/domain/declaracion/preguntas'
import type { DemoCall } from './call.ts'
import { type ClaseDeCertificado, deliverDocumentos } from './documentos.ts'

export type { DemoCall } from './call.ts'

export interface PostulanteDemo {
  readonly rut: string
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  /** ISO date. */
  readonly nacimiento: string
  readonly sexo: 'M' | 'F'
  readonly renta: number
  readonly rutEmpleador: string
  /** A dependent worker when absent. */
  readonly tipoTrabajador?: 'D' | 'I' | 'V'
  /** Its certificates show the income, which is then validated; else they are letters without it. */
  readonly rentaCertificada?: true
  /** A charge in force of another holder: the DS folio then needs a FUN. */
  readonly cargaVigente?: true
  readonly beneficiarios?: OperationMap['guardarBeneficiarios']['payload']['beneficiarios']
}

/** Quotes a prospect and chooses the cheapest plan above the 7 %. */
export async function elegirPlan(call: DemoCall, prospectoId: number): Promise<void> {
  const { minimoMonto, maximoMonto } = await call('calcularRenta', { prospectoId })
  await call('guardarRangoPactado', { prospectoId, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
  const enRango = await call('obtenerPlanes', { prospectoId })
  // The giver of a couple is also offered cheaper ones
  const planes = enRango.filter(({ totalPesos }) => totalPesos >= minimoMonto)
  const plan = planes.reduce((least, next) => (next.totalPesos < least.totalPesos ? next : least))
  await call('guardarPreferencias', { prospectoId, planId: plan.planId, esSugerencia: 'N' })
  await call('guardarPlanSeleccionado', { prospectoId, planCotizacionId: plan.planId, beneficiosComplementarios: [] })
}

/** The same, with the plan confirmed; missing documents are uploaded before. */
export async function confirmPlan(
  call: DemoCall,
  prospectoId: number,
  certificado: ClaseDeCertificado = 'carta',
): Promise<void> {
  await elegirPlan(call, prospectoId)
  await deliverDocumentos(call, prospectoId, certificado)
  await call('guardarEtapaProspecto', { prospectoId, etapa: 'cotizacionFinalizada' })
}

/** Payer: an employer, the independent worker with a declared income, or none for a voluntary one. */
function empleadorDe({ tipoTrabajador = 'D', rut, rutEmpleador, renta }: PostulanteDemo) {
  if (tipoTrabajador === 'V') return { tipoTrabajador, rut: '', remuneracionImponible: 0 }
  return { tipoTrabajador, rut: tipoTrabajador === 'I' ? rut : rutEmpleador, remuneracionImponible: renta }
}

/** Complete form of an applicant of a manual sale, resident in Santiago. */
export function formularioDe(p: PostulanteDemo): OperationMap['ingresarProspecto']['payload'] {
  const correo = `${p.nombres}.${p.apellidoPaterno}`
    .normalize('NFD')
    .replaceAll(/[^A-Za-z.]/g, '')
    .toLowerCase()
  return {
    tipoProspecto: 'OPE',
    tipoDocumento: 'R',
    rut: p.rut,
    nombres: p.nombres,
    apellidoPaterno: p.apellidoPaterno,
    apellidoMaterno: p.apellidoMaterno,
    celular: '987654321',
    correo: `${correo}@example.cl`,
    fechaNacimiento: aDDMMYYYY(p.nacimiento),
    sexo: p.sexo,
    isapreActual: 1,
    tipoVenta: 'M',
    tipoPlan: 'N',
    codigoRegion: 13,
    codigoCiudad: 131,
    activo: true,
    ...(p.cargaVigente ? { cargaVigente: true } : {}),
    empleadores: [empleadorDe(p)],
  }
}

/** A prospect of a manual sale, from the form to the confirmed plan, the cheapest in its range. */
export async function quote(call: DemoCall, p: PostulanteDemo): Promise<number> {
  const { prospectoId } = await call('ingresarProspecto', formularioDe(p))
  if (p.beneficiarios) await call('guardarBeneficiarios', { prospectoId, beneficiarios: p.beneficiarios })
  await confirmPlan(call, prospectoId, p.rentaCertificada ? 'tabla' : 'carta')
  return prospectoId
}

/** Creates the manual declaration of a prospect; returns its identificador. */
export async function generateDS(call: DemoCall, prospectoId: number): Promise<number> {
  const { declaracionSaludId } = await call('generarDSManual', { prospectoId })
  await call('guardarEtapaProspecto', { prospectoId, etapa: 'dsManualGenerada' })
  return declaracionSaludId
}

type Respuesta = OperationMap['guardarRespuestaDS']['payload']
type Dependiente = OperationMap['guardarBeneficiariosDS']['payload']['beneficiario'][number]

export interface DeclaracionDemo {
  readonly folioDS: string
  /** Signing date, DD-MM-YYYY. */
  readonly fechaDS: string
  readonly peso: number
  readonly altura: number
  /** Names, document and figures of each dependant, in the order of the declaration. */
  readonly dependientes?: readonly Omit<Dependiente, 'id'>[]
  /** Diagnoses of the holder by question: these are answered «sí», all others «no». */
  readonly diagnosticos?: Readonly<Record<number, readonly [codigo: string, diagnostico: string, fecha: string]>>
}

/** Saves the holder and then the dependants. */
export async function writePersonas(call: DemoCall, identificador: number, d: DeclaracionDemo): Promise<number> {
  const titular = await call('obtenerAntecedentesCotizante', { identificador })
  const { folioDS, fechaDS, peso, altura } = d
  const papel = { folioDS, fechaDS, peso, altura, pension: false }
  await call('guardarAntecedentesCotizante', { ...titular, ...papel, identificador })
  await call('guardarEtapa', { identificador, etapa: 'cotizante' })
  const [primero, ...grupo] = await call('obtenerBeneficiariosDS', { identificador })
  const beneficiario = grupo.map(({ id }, at) => ({ ...d.dependientes?.[at], id }))
  await call('guardarBeneficiariosDS', { identificador, beneficiario })
  await call('guardarEtapa', { identificador, etapa: 'beneficiarios' })
  return primero?.id ?? 0
}

/**
 * Papers that the holder accepts before signing: the sworn declaration of each medical charge, opened first, and the
 * circular of a spouse.
 */
async function acceptPapeles(call: DemoCall, identificador: number): Promise<void> {
  for (const { idArchivo } of await call('obtenerDocsCargasMedicas', { identificador })) {
    await call('generarDocCargaMedica', { id: idArchivo })
    await call('aceptarDocCargaMedica', { identificador, idArchivo })
  }
  const { circular } = await call('obtenerConyugeCircular', { identificador })
  if (circular) await call('confirmarConyugeCircular', { identificador, firma: true })
}

/** Fills a declaration screen by screen up to a stage, each question in order. */
export async function declare(
  call: DemoCall,
  identificador: number,
  d: DeclaracionDemo,
  hasta: EtapaDS,
): Promise<void> {
  const titular = await writePersonas(call, identificador, d)
  for (const codigoPregunta of preguntasDS) {
    const [codigo, diagnostico = '', fecha] = d.diagnosticos?.[codigoPregunta] ?? []
    const answer: Respuesta = { identificador, codigoPregunta, respuesta: codigo !== undefined }
    if (codigo !== undefined) {
      answer.diagnosticos = [{ beneficiario: titular, diagnostico: { codigo, diagnostico }, fecha }]
    }
    await call('guardarRespuestaDS', answer)
  }
  for (const etapa of ['preguntas', 'resumenAntecedentes', 'resumenDeclaracion'] as const) {
    if (etapa === 'resumenAntecedentes') await acceptPapeles(call, identificador)
    await call('guardarEtapa', { identificador, etapa })
    if (etapa === hasta) return
  }
  await call('enviarDS', { identificador })
}

/** Begins an update of a sale with a confirmed plan, and leaves it open. */
export async function update(
  call: DemoCall,
  prospectoId: number,
  postulante: PostulanteDemo,
  { celular, hijo }: { readonly celular: string; readonly hijo: string },
): Promise<void> {
  await call('actualizarProspecto', { ...formularioDe(postulante), prospectoId, celular })
  const recien = { fechaNacimiento: hijo, sexo: 'F', tipoBeneficiario: 'L', relacionFamiliar: 4 } as const
  await call('guardarBeneficiariosUpd', { prospectoId, beneficiarios: [recien] })
}

/** Saves the contractual data of a sale with a known employer; its papers are then queued. */
export async function contract(call: DemoCall, prospectoId: number): Promise<void> {
  const datos = await call('datosDocumentosContractuales', { prospectoId })
  await call('ingresarDatosDocumentosContractuales', {
    ...datos,
    codigoRegion: 13,
    codigoCiudad: 131,
    codigoComuna: 13_123,
    domicilio: 'Av. Providencia 1234, depto. 56',
    codigoAfp: 35,
  })
}
