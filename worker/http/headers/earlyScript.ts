import { LANGUAGES } from '../../../languages/list.ts'
import { HALF_DAY } from '../halfDay.ts'

const CODES = JSON.stringify(LANGUAGES.map(({ code }) => code))

/**
 * Runs before the first paint, so that three things never flash: a theme that was not chosen, times on a clock that is not the
 * visitor's, and links for somebody signed out (`site/account/auth.ts` keeps the token). It makes room for the line that offers the
 * page in the visitor's language. It stops forms that post, since their islands send them, and notes the last click, which the
 * first script repeats (`site/wake/wakeIslands.ts`): on a slow line the page is read seconds before that is there. It sets the
 * Trusted Types policy, which must precede every script: workers and scripts load from this site only. It takes the device's
 * storage away from an embedded page, so that nobody is signed in there. It fetches the files of the live map
 * (`worker/pages/mapFiles.ts`), except for a visitor who saves data: no header decides this, so that one cached document suits
 * everybody. Each file is a task of its own, because some twenty together would block a slow phone for 100 ms. It skips the
 * transition between pages on the way back and forward through the history, because that page is there at once.
 */
export const EARLY_SCRIPT = `(()=>{var h=document.documentElement,d=h.dataset,l=h.lang;if('embedded'in d)for(let k of['localStorage','sessionStorage'])Object.defineProperty(window,k,{get(){throw Error(k)}})
try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('token'))d.signedIn='';var o=[localStorage.getItem('language')||'',...navigator.languages].map(c=>c.slice(0,2)).find(c=>${CODES}.includes(c));if(o&&o!==l)d.offer=o}catch{}
if(/${HALF_DAY}/.test(l==='en'?navigator.language:l))d.clock='12'
if(navigator.connection?.saveData)d.savesData=''
document.addEventListener('readystatechange',()=>{var m=document.getElementById('map-files');if(m&&!('savesData'in d)&&matchMedia(m.dataset.media).matches)for(let f of m.innerHTML.split(' '))setTimeout(()=>fetch(f,{priority:'low'}).then(r=>r.blob()).catch(()=>{}))},{once:true})
if('guarded'in d&&!('signedIn'in d))location.replace((l==='en'?'':'/'+l)+'/login?next='+encodeURIComponent(location.pathname+location.search+location.hash))
for(let s of['pageswap','pagereveal'])addEventListener(s,e=>{if((e.activation||window.navigation?.activation)?.navigationType==='traverse')e.viewTransition?.skipTransition()})
addEventListener('submit',e=>{if(e.target.method==='post')e.preventDefault()},true)
addEventListener('click',e=>{h.early=e.target},true)
if(window.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:u=>{var a=new URL(u,location.href);if(a.origin===location.origin)return a.href;throw new TypeError('Script from elsewhere: '+a.origin)}})})()`

/**
 * Runs after the header and after the content, and lays out what is there. The first paint waits for the whole content, so that the
 * browser would otherwise look for all fonts, lay out and paint everything in one long task; now these are three. No style of the
 * layout may depend on what it holds (`:has`): one first frame in twenty was then drawn without it.
 */
export const LAYOUT_SCRIPT = 'document.body.offsetHeight'
