import { tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useConfirm } from '../../../../components/dialogs/dialogs-provider.tsx'
import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { type Carga, type FilaDeCarga, primerasFilas, useAplicar, useDescartar, useDeshacer } from '../queries.ts'
import { lugarDe } from '../use-lugar.ts'
import classes from './catalogo.module.css'

interface ActosProps {
  readonly carga: Carga
  readonly tell: Tell
}

/** Question before a load that ends rows, which is seldom intended. */
const preguntaDe = ({ tabla, agrega, cambia, termina, desde }: Carga) => ({
  title: termina > 0 ? `¿Terminar ${termina.toLocaleString('es-CL')} filas?` : '¿Aplicar el archivo?',
  text: `${tablaDe(tabla).completa ? `Desde el ${desde}: agrega` : 'Agrega'} ${agrega}, cambia ${cambia} y termina ${termina}. Lo ya cotizado no cambia.`,
  accept: 'Aplicar',
})

const lista = (dichos: readonly string[], de: number) => (
  <ul>
    {dichos.map((dicho) => (
      <li key={dicho}>{dicho}</li>
    ))}
    {de > dichos.length && <li>y {(de - dichos.length).toLocaleString('es-CL')} más</li>}
  </ul>
)

/** Second question about values far from the previous ones: it shows both figures of each. */
const segundaMirada = (lejanos: number, filas: readonly FilaDeCarga[]) => ({
  title: lejanos === 1 ? 'Un valor es muy distinto del anterior' : `${lejanos} valores son muy distintos del anterior`,
  text: 'Con ellos se calculan los precios desde ahora. ¿Están bien?',
  preview: lista(
    filas.map(({ clave, alertas }) => `${clave} · ${alertas.join(' ')}`),
    lejanos,
  ),
  accept: 'Sí, aplicar',
})

const vuelve: Readonly<Record<FilaDeCarga['situacion'], string>> = {
  agrega: 'se quita',
  cambia: 'vuelve a ser como era',
  termina: 'rige otra vez',
  rechazada: '',
}

/** Undo of an applied load: restores the rows that it replaced. */
export function Deshacer({ carga, tell }: ActosProps) {
  const { cargaId, agrega, cambia, termina, sinVuelta } = carga
  const confirm = useConfirm()
  const deshacer = useDeshacer()
  const undo = useAction(async () => {
    const { filas } = await primerasFilas(cargaId, null)
    const preview = lista(
      filas.map(({ clave, situacion, detalle }) => [`${clave}: ${vuelve[situacion]}`, ...detalle].join(' · ')),
      agrega + cambia + termina,
    )
    const question = {
      title: '¿Deshacer esta carga?',
      text: 'Vuelve lo que la carga reemplazó. Lo ya cotizado se calcula de nuevo al confirmarlo.',
      preview,
      accept: 'Deshacer la carga',
    }
    await confirm(question, () => deshacer.mutateAsync({ cargaId }, () => tell(m.deshecha.text)))
  }, m.saveFailed.text)
  return (
    <div className={classes.acts}>
      <ReasonedButton side="bottom" reason={sinVuelta} busy={undo.busy} onClick={undo.run}>
        Deshacer esta carga
      </ReasonedButton>
    </div>
  )
}

/** Actions for a file that was loaded and not applied. */
export function Actos({ carga, tell }: ActosProps) {
  const { cargaId, tabla, impedimento, lejanos } = carga
  const navigate = useWayOn()
  const confirm = useConfirm()
  const aplicar = useAplicar()
  const descartar = useDescartar(() => navigate(lugarDe(tabla), { preventScrollReset: true, flushSync: true }))
  const apply = useAction(async () => {
    const lejanas = lejanos > 0 ? (await primerasFilas(cargaId, 'lejana')).filas : []
    const perform = () => aplicar.mutateAsync({ cargaId, lejanosVistos: lejanos }, () => tell(m.aplicada.text))
    if (lejanos === 0) return void (await confirm(preguntaDe(carga), perform))
    // Ask a second time for both figures, apart from the effect of the file
    if (await confirm(preguntaDe(carga), async () => undefined)) await confirm(segundaMirada(lejanos, lejanas), perform)
  }, m.saveFailed.text)
  const drop = useAction(async () => {
    await descartar.mutateAsync({ cargaId }, () => tell(m.descartada.text))
  }, m.saveFailed.text)
  return (
    <div className={classes.acts}>
      <Button kind="quiet" busy={drop.busy} onClick={drop.run}>
        Descartar
      </Button>
      <ReasonedButton kind="primary" side="bottom" reason={impedimento} busy={apply.busy} onClick={apply.run}>
        Aplicar
      </ReasonedButton>
    </div>
  )
}
