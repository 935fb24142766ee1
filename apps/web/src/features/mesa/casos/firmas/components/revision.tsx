import { firmadosMessages } from '@alerce/contract/messages/contrato/firmados'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { tituloDelPapel } from '@alerce/domain/contrato/documentos'
import { esDeLosPapeles, pideOtroDocumento } from '@alerce/domain/mesa/irregularidad'
import { useConfirm } from '../../../../../components/dialogs/dialogs-provider.tsx'
import { FirmasElectronicas } from '../../../../../components/firmas/firmas-electronicas.tsx'
import { useFirmados, useFirmadosDelOtro } from '../../../../../lib/adjuntos/firmados.ts'
import { Cedula } from '../../cedula.tsx'
import { CasoDialog } from '../../revision/caso-dialog.tsx'
import { DevolverDialog } from '../../revision/devolver-dialog.tsx'
import type { EnRevision } from '../../revision/revision.ts'
import { useLoLeido } from '../../revision/use-lo-leido.tsx'
import { type FirmaEnMesa, useAceptar, useDevolver } from '../queries.ts'
import { PapelesFirmados } from './papeles-firmados.tsx'

interface RevisionProps extends EnRevision {
  readonly firma: FirmaEnMesa
}

/** Review of the signed papers of a case. It reports the decision. */
export function RevisionDeFirma({ firma, decide, devolviendo, tell, letGo, onChange }: RevisionProps) {
  const { nombre, folioDS, asesor, pareja, enviado } = firma
  const declaracionSaludId = firma.declaracionSaludId ?? 0
  // Papers signed on a phone are one act: the list of papers to mark as wrong stays empty (`electronica`, below)
  const { data } = useFirmados(declaracionSaludId)
  const delOtro = useFirmadosDelOtro(data)
  const { leido, alDia, vez, aviso } = useLoLeido({
    actual: data?.envioId,
    decide,
    resuelto: data,
    yaNoEspera: firmadosMessages.yaNoEspera,
    otros: firmadosMessages.otrosPapeles,
  })
  const papeles = (data?.detencion === 'electronica' ? [] : (data?.papeles ?? []))
    .filter(({ firmado }) => firmado !== null)
    .map(({ imgCorrel, nombre }) => ({ value: String(imgCorrel), label: tituloDelPapel(nombre) }))
  const confirm = useConfirm()
  const { mutateAsync: aceptar } = useAceptar()
  const { mutateAsync: devolver } = useDevolver()
  const done = (text: string) => () => tell(`${text} Se avisó a su asesor.`)
  const accept = async () => {
    const text = (pareja ? firmadosMessages.aceptarPareja : firmadosMessages.aceptar).text
    const question = { text, accept: 'Aceptar y suscribir' }
    const suscrito = done(pareja ? `Contratos de ${nombre} y ${pareja} suscritos.` : `Contrato de ${nombre} suscrito.`)
    if (leido !== null && (await confirm(question, () => aceptar({ declaracionSaludId, envioId: leido }, suscrito))))
      onChange(null)
  }
  if (devolviendo && leido !== null)
    return (
      <DevolverDialog
        title={`Devolver los documentos de ${nombre}`}
        draft={`devolver-firmas:${leido}`}
        valen={esDeLosPapeles}
        nota={(codigo) => pideOtroDocumento(codigo) && firmadosMessages.seFirmaDeNuevo.text}
        papeles={papeles}
        giveBack={({ papeles: malos, ...motivo }) =>
          devolver(
            { declaracionSaludId, envioId: leido, ...motivo, papeles: malos.map(Number) },
            done(`Documentos de ${pareja ? `${nombre} y ${pareja}` : nombre} devueltos.`),
          )
        }
        failure={firmadosMessages.decidirFailed.text}
        onReturned={() => onChange(null)}
        onClose={() => onChange({ devolviendo: false })}
        onLetGo={letGo(() => onChange({ devolviendo: true }))}
      />
    )
  const lead = [`Folio ${folioDS ?? '-'}`, `Asesor ${asesor}`, `recibidos el ${fechaYHora(enviado)}`]
  if (pareja) lead.push(`pareja de ${pareja}: se aceptan o se devuelven los dos`)
  return (
    <CasoDialog
      key={vez}
      title={`Documentos de ${nombre}`}
      lead={lead.join(' · ')}
      decides={alDia && delOtro !== undefined}
      failure={firmadosMessages.decidirFailed.text}
      onAccept={accept}
      onReturn={() => onChange({ devolviendo: true })}
      onClose={() => onChange(null)}
    >
      {aviso}
      <Cedula prospectoId={firma.prospectoId} />
      {data?.detencion === 'electronica' && <FirmasElectronicas identificador={declaracionSaludId} />}
      <PapelesFirmados identificador={declaracionSaludId} nombre={nombre} />
    </CasoDialog>
  )
}
