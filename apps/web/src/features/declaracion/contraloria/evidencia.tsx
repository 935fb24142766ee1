import { evidenciaMessages as m } from '@alerce/contract/messages/contrato/evidencia'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Button } from '../../../components/actions/button.tsx'
import { useAction } from '../../../components/actions/use-action.ts'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { Fact } from '../../../components/values/fact.tsx'
import { saveAs } from '../../../lib/files.ts'
import classes from './evidencia.module.css'
import { type EvidenciaDeVenta, readPaquete, useEvidencia } from './queries.ts'

interface EvidenciaProps {
  readonly identificador: number
  readonly folio: number
}

/** Evidence of a sale whose contract was made: the instant of its seal, and the pack to hand over. */
export function Evidencia({ identificador, folio }: EvidenciaProps) {
  return (
    <Panel title="Evidencia de la venta">
      <Loaded of={useEvidencia(identificador)} failure={m.leerFailed.text}>
        {({ sellada }) =>
          sellada ? (
            <>
              <dl className={classes.facts}>
                <Fact name="Sellada">{fechaYHora(sellada.en)}</Fact>
                <Fact name="Sello de tiempo">{tiempoText(sellada)}</Fact>
                <Fact name="Clave de la firma">
                  <code className={classes.digest}>{sellada.clave}</code>
                </Fact>
              </dl>
              <Descargar identificador={identificador} folio={folio} />
            </>
          ) : (
            <p role="status">La evidencia se está sellando.</p>
          )
        }
      </Loaded>
    </Panel>
  )
}

function tiempoText({ tiempo, conAutoridad }: NonNullable<EvidenciaDeVenta['sellada']>): string {
  if (tiempo) return `${fechaYHora(tiempo.en)}, ${tiempo.autoridad}`
  return conAutoridad ? 'Pendiente: la autoridad todavía no contesta' : 'Ninguno: no hay una autoridad configurada'
}

function Descargar({ identificador, folio }: EvidenciaProps) {
  const { busy, run } = useAction(
    async () => saveAs(await readPaquete(identificador), `evidencia-${folio}.zip`),
    m.descargarFailed.text,
  )
  return (
    <>
      <p className={classes.acts}>
        <Button busy={busy} onClick={run}>
          Descargar paquete (ZIP)
        </Button>
        <a href="/verificador.html" target="_blank" rel="noreferrer">
          Abrir el verificador
        </a>
      </p>
      <p className={classes.note}>
        El paquete lleva la Declaración de Salud: cada descarga queda en la bitácora de accesos.
      </p>
    </>
  )
}
