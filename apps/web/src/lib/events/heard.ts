/** What was told so long before something was heard may have been behind it on the way when the line broke. */
const ON_ITS_WAY_MS = 5000

let since = 0

/** The page begins to read: what is told from now on would change what it shows. The document itself is the first. */
export function beginReading(): void {
  since = performance.now()
}

/** The server was heard: all that it told before has come. */
export function justHeard(): void {
  since = performance.now() - ON_ITS_WAY_MS
}

/** For how many milliseconds something may have been told that nobody here heard. */
export const unheardFor = (): number => performance.now() - since
