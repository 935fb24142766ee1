import { importacionMessages as m } from '@alerce/contract/messages/cartera/importacion'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import {
  type CodificacionDeUnByte,
  codificacionesDeUnByte,
  nombresDeCodificacion,
} from '@alerce/domain/base/texto/codificacion'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { goTo } from '../../../../lib/routes.ts'
import { type Importacion, useConfirmar, useDeshacer, useFilasAlDia } from '../queries.ts'
import { haciendo, type Planilla, prospectos } from '../use-planilla.ts'
import { Filas } from './filas.tsx'
import classes from './importacion.module.css'

interface ResumenProps {
  readonly importacion: Importacion
}

function Confirmar({ importacion: { importacionId, nuevas, codificacionDudosa } }: ResumenProps) {
  const confirmar = useConfirmar()
  const { busy, run } = useAction(() => confirmar.mutateAsync({ importacionId }), m.saveFailed.text)
  const nadie = nuevas > 0 ? null : m.nadaQueImportar.text
  const reason = codificacionDudosa ? m.codificacionDudosa.text : nadie
  return (
    <ReasonedButton kind="primary" side="bottom" reason={reason} busy={busy} onClick={run}>
      Importar {prospectos(nuevas)}
    </ReasonedButton>
  )
}

function Progreso({ importacion: { hechas, nuevas } }: ResumenProps) {
  const total = hechas + nuevas
  return (
    <div className={classes.progress} role="status">
      <progress max={total} value={hechas} aria-label="Avance de la importación" />
      <span>
        {hechas.toLocaleString('es-CL')} de {prospectos(total)}
      </span>
    </div>
  )
}

function Hecha({ importacion: { importacionId, hechas, deshacerHasta } }: ResumenProps) {
  const deshacer = useDeshacer()
  const confirm = useConfirm()
  const { busy, run } = useAction(async () => {
    const text = 'Se retiran los prospectos en que nadie ha trabajado desde entonces; los demás se conservan.'
    const question = { title: '¿Deshacer la importación?', text, accept: 'Deshacer importación' }
    await confirm(question, () => deshacer.mutateAsync({ importacionId }))
  }, m.saveFailed.text)
  const reason = deshacerHasta === null ? m.noSeDeshace.text : null
  const actions = (
    <>
      <ReasonedButton reason={reason} busy={busy} onClick={run}>
        Deshacer importación
      </ReasonedButton>
      <ButtonLink kind="primary" to={goTo('home')}>
        Ver la cartera
      </ButtonLink>
    </>
  )
  return (
    <Notice tone="info" actions={actions}>
      {haciendo('Se agregó', 'Se agregaron', hechas)} a su cartera.
      {deshacerHasta && ` Se puede deshacer hasta el ${fechaYHora(deshacerHasta)}.`}
    </Notice>
  )
}

const Deshecha = ({ importacion: { hechas, conservadas } }: ResumenProps) => (
  <Notice tone="info">
    La importación se deshizo: {haciendo('se retiró', 'se retiraron', hechas - conservadas)}.
    {conservadas > 0 && ` ${haciendo('Se conserva', 'Se conservan', conservadas)} en que ya se trabajó.`}
  </Notice>
)

const partes = { revisada: null, 'en curso': Progreso, hecha: Hecha, deshecha: Deshecha } as const

interface LecturaProps {
  readonly importacion: Importacion
  readonly planilla: Planilla
}

const opciones = codificacionesDeUnByte.map((value) => ({ value, label: nombresDeCodificacion[value] }))

/**
 * Encoding of the file, with two names as samples, and a choice when its bytes are ambiguous. Nothing for a file
 * without accents, which reads the same in all.
 */
function Lectura({ importacion, planilla }: LecturaProps) {
  const { importacionId, codificacion, codificacionDudosa: dudosa, muestra } = importacion
  if (codificacion === null || (muestra.length === 0 && !dudosa)) return null
  const archivo = planilla.archivoDe(importacionId)
  const seElige = codificacion !== 'utf-8'
  return (
    <div className={classes.lectura}>
      {dudosa && <Notice tone="warn">{m.codificacionDudosa.text}</Notice>}
      <p>
        Tildes leídas como {nombresDeCodificacion[codificacion]}
        {muestra.length > 0 && ': '}
        <strong>{muestra.join(' · ')}</strong>
      </p>
      {seElige && archivo && (
        <SelectField
          label="Cómo se leen las tildes"
          value={dudosa ? '' : codificacion}
          options={opciones}
          disabled={planilla.busy}
          onChange={(elegida) => void planilla.take(archivo, elegida as CodificacionDeUnByte)}
        />
      )}
      {seElige && !archivo && <p>Para leerlas de otra manera, elija la planilla otra vez.</p>}
    </div>
  )
}

/** One import: its state, its acts and its rows. */
export function Resumen({ importacion, planilla }: ResumenProps & { readonly planilla: Planilla }) {
  const Parte = partes[importacion.estado]
  useFilasAlDia(importacion)
  return (
    <Panel
      title={importacion.nombre}
      aside={importacion.estado === 'revisada' && <Confirmar importacion={importacion} />}
      flush
    >
      {importacion.estado === 'revisada' && <Lectura importacion={importacion} planilla={planilla} />}
      {Parte && (
        <div className={classes.state}>
          <Parte importacion={importacion} />
        </div>
      )}
      <Filas importacion={importacion} />
    </Panel>
  )
}
