import { archivoInvalido } from '@alerce/contract/messages/base/archivos'
import { textosDePareja } from '@alerce/contract/messages/cartera/pareja'
import { juradasMessages } from '@alerce/contract/messages/declaracion/juradas'
import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { todasAceptadas } from '@alerce/domain/declaracion/firma/juradas'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { FileList } from '../../../../components/intake/file-list.tsx'
import { Intake } from '../../../../components/intake/intake.tsx'
import { KeptFile } from '../../../../components/intake/kept-file.tsx'
import { ActionBar } from '../../../../components/layout/action-bar.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { readAdjuntoDS, sendAdjuntos, useAdjuntosDS, useDestinoDeLaDS } from '../../../../lib/adjuntos/adjuntos-ds.ts'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { sizeAndTime } from '../../../../lib/files.ts'
import { useIntake } from '../../../../lib/intake/use-intake.ts'
import { goTo } from '../../../../lib/routes.ts'
import { esperaSuActualizacion } from '../../../../lib/sale/su-actualizacion.ts'
import { Corregir } from '../components/ds-steps.tsx'
import classes from '../declaracion.module.css'
import { useEnviarDS, useGuardarEtapa, useJuradas } from '../queries.ts'
import { CircularPanel, useFaltaCircular } from './circular-panel.tsx'

/** Files already stored with the declaration. Draws nothing while there are none. */
function ArchivosGuardados({ ds }: { readonly ds: Declaracion }) {
  const { identificador } = ds
  const { data = [] } = useAdjuntosDS(ds)
  if (data.length === 0) return null
  return (
    <Panel title="Archivos guardados" aside={<small>{data.length}</small>}>
      <FileList label="Archivos guardados">
        {data.map(({ id, nombre, tipoMIME, tamano, creado }) => (
          <KeptFile
            key={id}
            name={nombre}
            type={tipoMIME}
            detail={sizeAndTime(tamano, creado)}
            read={() => readAdjuntoDS(identificador, id)}
          />
        ))}
      </FileList>
    </Panel>
  )
}

/** Why one of a pair may not send yet; null: it may. */
function esperaASuPareja({ esperaEnPareja }: Declaracion['venta']): string | null {
  if (esperaEnPareja === null) return null
  return esperaEnPareja === 'detenida' ? textosDePareja.parejaDetenida : textosDePareja.otorgaSinFirmar
}

/** Why it cannot be sent yet: a sworn declaration is not accepted, or it is not known yet; null: it can. */
function useFaltanJuradas({ identificador }: Declaracion): string | null {
  const { data } = useJuradas(identificador)
  return data && todasAceptadas(data) ? null : juradasMessages.pendientes.text
}

const words = { refused: archivoInvalido, failed: resultadoMessages.documentosFailed }
const resumenes = ['resumenAntecedentes', 'resumenDeclaracion'] as const

/**
 * Uploads the attached files, saves the stages of both summaries (spec 2 §4), then sends the declaration and opens its
 * result. It is not sent while a file is missing.
 */
function useEnvio(ds: Declaracion) {
  const destination = useDestinoDeLaDS(ds.identificador)
  const intake = useIntake(destination)
  const guardarEtapa = useGuardarEtapa()
  const enviar = useEnviarDS()
  const navigate = useWayOn()
  const juradas = useFaltanJuradas(ds)
  const circular = useFaltaCircular(ds)
  const send = useAction(async () => {
    const { identificador } = ds
    await sendAdjuntos(intake, words)
    for (const etapa of resumenes) {
      if (!haLlegado(ds.etapa, etapa)) await guardarEtapa.mutateAsync({ identificador, etapa })
    }
    await enviar.mutateAsync({ identificador })
    await navigate(goTo('resultadoDs', ds.ids))
  }, resultadoMessages.enviarFailed.text)
  return {
    destination,
    intake,
    send,
    /** Why it cannot be sent yet. */
    falta: esperaSuActualizacion(ds.venta) ?? esperaASuPareja(ds.venta) ?? juradas ?? circular,
  }
}

/** End of the summary: background files, circular of the spouse, and the button that sends (spec 2 §2, Send DS). */
export function Envio({ ds }: { readonly ds: Declaracion }) {
  const { destination, intake, send, falta } = useEnvio(ds)
  return (
    <>
      <Panel title="Antecedentes médicos">
        <div className={classes.files}>
          <p>Adjunte los antecedentes médicos que tenga; no son obligatorios.</p>
          <Intake
            destination={destination}
            intake={intake}
            verb="Adjuntar archivos"
            label="Archivos adjuntos"
            busy={send.busy}
            wide
          />
        </div>
      </Panel>
      <ArchivosGuardados ds={ds} />
      <CircularPanel ds={ds} />
      <ActionBar next="Al enviar, las respuestas ya no se pueden cambiar y comienza la evaluación.">
        <Corregir ds={ds} here="postulantDs" />
        <ReasonedButton kind="primary" busy={send.busy} reason={falta} onClick={() => send.run()}>
          Enviar Declaración de Salud
        </ReasonedButton>
      </ActionBar>
    </>
  )
}
