/** The House Card: 61 lines of our own, in the text form of a card. */
export const houseCard = `card house House Card

[Stairways]
ST1 | xxxa yya zzzza yyb xxxb | x=1-7; y=x+1; z=x+2 | X | 30 | Up and Over
ST2 | FF xxxa yyya zzza xyzb | x=1-7; y=x+1; z=x+2 | X | 30 | Stairs with a Banister
ST3 | xxa yya zza uua vva xxxxb | x=1-5; y=x+1; z=x+2; u=x+3; v=x+4 | X | 35 | Landing Stage
ST4 | xxxxa yyyyb zzzza EW | x=1-7; y=x+1; z=x+2 | X | 30 | Footbridge
ST5 | FFF xa yya zzza uuuuub | x=1-6; y=x+1; z=x+2; u=x+3 | X | 40 | Growing Kite
ST6 | FFFF xyzuva DDDDDb | x=1-5; y=x+1; z=x+2; u=x+3; v=x+4 | X | 45 | Dragon on the Stair
ST7 | xxxa yyyb zzzc uuua vvb | x=1-5; y=x+1; z=x+2; u=x+3; v=x+4 | X | 35 | Switchback

[Echoes]
EC1 | xxxxa xxxxb xxc DDDDc | x=any | X | 30 | Ring of Bells
EC2 | xxxa xxxb xxxc NEWS F | x=any | X | 35 | Shout from Four Corners
EC3 | FFFFF xxxa xxxb xxxc | x=any | X | 40 | Spring Echo
EC4 | xxa xxb xxc DDDDa DDDDb | x=any | X | 35 | Choir of Dragons
EC5 | xxxxa xxb xxxxc EE WW | x=any | X | 35 | Valley Pass
EC6 | xxxxxxa xxxxb xxxxc | x=any | X | 50 | The Long Echo

[Stepping Stones]
SS1 | 2222a 44a 66a 88a 0000 |  | X | 35 | Pond at Night
SS2 | 00 2468a 2468b 2468c |  | C | 60 | Three Ponds
SS3 | 222a 666a 444b 888b DDc |  | X | 30 | Crossing by Lantern
SS4 | 2222a 8888a 444b 666b |  | X | 30 | Long Stride
SS5 | xxxxa xxxxb 2468c EE | x=even | X | 35 | Frog Chorus
SS6 | FFF 22a 44a 66a 88a DDDa |  | X | 35 | Lily Pads

[Odd Company]
OD1 | 11a 33a 555a 555b 77b 99b |  | X | 35 | Two Camps
OD2 | 1111a 5555b 9999c NS |  | X | 30 | Milestones
OD3 | FFFF 13579a xxxxxb | x=odd | X | 45 | Odd Parade
OD4 | 333a 777a 333b 777b 55c |  | X | 30 | Tent Poles
OD5 | 1111a 3333a 7777b 99b |  | X | 30 | Missing Rung
OD6 | FF 1111a 3a 55a 7a 9999a |  | X | 35 | Stone Arch

[Weathervane]
WV1 | NEWS NEWS xxxa xxxb | x=any | X | 40 | Storm Warning
WV2 | NNN EEE xxxxa SS WW | x=any | X | 30 | Leaning Mast
WV3 | NNNNN SSSSS DDDD* |  | X | 50 | Polar Night
WV4 | FFFF NN EE WW SS DD* |  | X | 40 | Compass Rose
WV5 | EEE xxa yyya zzza WWW | x=1-7; y=x+1; z=x+2 | X | 30 | Sail Locker
WV6 | FF NEWS xxxxa yyyyb | x=1-8; y=x+1 | X | 30 | Fresh Breeze
WV7 | pppp xxxa xxxb xxxc F | p=wind; x=any | X | 35 | Prevailing Wind

[Dragon Court]
DC1 | DDDa DDDb DDDc xxxxa F | x=any | X | 35 | Throne Room
DC2 | RRRR GGGG 00 xyzua | x=1-6; y=x+1; z=x+2; u=x+3 | X | 35 | Procession
DC3 | xxxxa DDDDa yyyyb DDb | x=any; y=any !x | X | 30 | Twin Houses
DC4 | FFFF DDa DDb DDc NEWS |  | X | 40 | Masked Ball
DC5 | xxxxa yyyya DDDb DDDc | x=1-8; y=x+1 | X | 30 | Rival Banners

[Calendar]
CA1 | 2026a 2026b FFFF EE |  | X | 45 | Two Calendars
CA2 | FFF 2026a xxxxb xxxc | x=2,6 | X | 35 | Birthday
CA3 | 22a 00 22b 66c NEWS FF |  | C | 60 | Midnight Bells
CA4 | FFFFF 2026a xxxxxb | x=2,6 | X | 50 | Fireworks

[Tens]
TE1 | xxxxa yyyya xxxb yyyb | x=1-4; y=10-x | X | 30 | Balance Scale | x and y add up to ten
TE2 | FFF xxxxa yyyyb 555c | x=1-4; y=10-x | X | 30 | Fulcrum | x and y add up to ten
TE3 | FF xxa yya xxb yyb xxc yyc | x=1-4; y=10-x | C | 55 | Merchant's Abacus | x and y add up to ten
TE4 | xxxxxa yyyyya 55b DDb | x=1-4; y=10-x | X | 50 | Heavy Scale | x and y add up to ten
TE5 | FFFF xxxa 5555a yyya | x=1-4; y=10-x | X | 30 | Seesaw in Bloom | x and y add up to ten

[Garden]
GA1 | FFFFFF xxxa xxxb DDc | x=any | X | 45 | Full Bloom
GA2 | FFFFF xxxa yyyb zzzc | x=1-7; y=x+1; z=x+2 | X | 40 | Three Beds
GA3 | FFF 11a 99a FFF 11b 99b |  | X | 45 | Hedge Corners
GA4 | F xxa FF yya FFF zzzza | x=1-7; y=x+1; z=x+2 | X | 35 | Climbing Rose
GA5 | FFFF 333a 666b 999c 0 |  | X | 30 | Beehives

[Giants]
GI1 | xxxxxa yyyyyb zzzc F | x=1-7; y=x+1; z=x+2 | X | 45 | Three Mountains
GI2 | xxxxxxa yyyyyyb NS | x=1-8; y=x+1 | X | 60 | Twin Peaks
GI3 | FFFF DDDDDa xxxxxb | x=any | X | 50 | Dragon's Hoard
GI4 | pppppp xxxxa xxxxb | p=wind; x=any | X | 55 | Gale
GI5 | xxxxxa yyyyb zzzc uua | x=1-6; y=x+1; z=x+2; u=x+3 | X | 45 | Avalanche

[Beads]
BE1 | xxa yya zza uua vva FF NS | x=1-5; y=x+1; z=x+2; u=x+3; v=x+4 | C | 50 | String of Pearls
BE2 | NEWS xxa xxb yya yyb NS | x=1-4; y=10-x | C | 55 | Crossroads | x and y add up to ten
BE3 | 1357a 2468b 0 EE SS F |  | C | 60 | Odds and Ends
BE4 | FF 123a 456b 789c RG0 |  | C | 60 | Grand Tour
BE5 | xxa xxb xxc yya yyb yyc DDa | x=1-8; y=x+1 | C | 50 | Six Mirrors
`;
