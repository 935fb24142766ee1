import type { Traces } from '../traces/traces.ts'
import type { Asking, AskingPool } from './outage.ts'

/** Most letters of a statement in its span. */
const LONGEST = 4000
/** Constants of a statement: removed, since a value may become one by mistake. */
const TEXTS = /'(?:[^']|'')*'/g
const TABLE = '(?:only\\s+)?"?(\\w+)"?(?:\\."?(\\w+)"?)?'
/** Change within a statement; `for update` locks only. */
const WRITE = new RegExp(`(?<!\\b(?:for|key)\\s+)\\b(insert\\s+into|update|delete\\s+from)\\s+${TABLE}`, 'i')
const READ = new RegExp(`\\bfrom\\s+${TABLE}`, 'i')

/** Words of a statement for its span: placeholders stay, constants go. */
export function describeStatement(sql: string) {
  const text = sql.slice(0, LONGEST).replace(TEXTS, "'?'")
  const [, verb, ...written] = WRITE.exec(text) ?? []
  const begins = /^\W*(\w+)/.exec(text)?.[1] ?? 'sql'
  const operation = (verb?.split(/\s/)[0] ?? (begins === 'with' ? 'select' : begins)).toUpperCase()
  const [first, second] = verb === undefined ? (READ.exec(text)?.slice(1) ?? []) : written
  const table = second === undefined ? first : `${first}.${second}`
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text,
      ...(table === undefined ? {} : { 'db.collection.name': table }),
    },
  }
}

/** Connection whose statements have a span each within a call or a job. Parameters are never told. */
function tracedClient(client: Asking, traces: Traces): Asking {
  return {
    query: (asked, values) => {
      const described = describeStatement(typeof asked === 'string' ? asked : asked.text)
      return traces.inside({ ...described, kind: 'client' }, async (span) => {
        const result = await client.query(asked, values)
        if (typeof result.rowCount === 'number') span?.tell({ 'db.response.returned_rows': result.rowCount })
        return result
      })
    },
    release: (destroy) => client.release(destroy),
  }
}

/** Pool whose statements appear in the traces. */
export const tracedPool = (pool: AskingPool, traces: Traces): AskingPool => ({
  connect: async () => tracedClient(await pool.connect(), traces),
  end: () => pool.end(),
  options: pool.options,
})
